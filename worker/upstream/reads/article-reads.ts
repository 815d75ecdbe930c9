import type { Article, ArticleTeaser } from '../../../domain/content/articles/article.ts'
import type { ArticleCategory } from '../../../domain/content/articles/article-category.ts'
import type { ArticleTag } from '../../../domain/content/articles/article-tag.ts'
import type { Author } from '../../../domain/content/articles/author.ts'
import type { ConfigurationArticleList } from '../../../domain/content/articles/configuration-article-list.ts'
import * as graphql from '../../../domain/contract/cms-graphql.ts'
import type { ReadScope } from './content-cache.ts'
import { tag } from '../../cache/content/content-tags.ts'
import { readGraphql } from './graphql.ts'

/** By ids of the CMS. */
export interface ArticlesOf {
  category?: string
  tag?: string
  author?: string
}

interface ArticlePart {
  entities: ArticleTeaser[]
  total: number
}

/** Reads of articles, the newest first. */
export function articleReads(scope: ReadScope) {
  const tags = () => [tag.articles]
  return {
    /** The page above all articles; null if the CMS has none. */
    articleList(): Promise<ConfigurationArticleList | null> {
      return readGraphql(scope, graphql.configurationArticleListQuery, {}, 'content', tags)
    },

    articles(of: ArticlesOf, skip: number, limit: number): Promise<ArticlePart> {
      const requested = { ...of, skip, limit }
      return readGraphql(scope, graphql.articleTeasersQuery, requested, 'content', tags)
    },

    async article(slug: string): Promise<Article | null> {
      const found = await readGraphql(
        scope,
        graphql.articleQuery,
        { slug },
        'content',
        (answer) => [tag.articles, ...answer.entities.map(({ _id }) => tag.article(_id))],
      )
      return found.entities[0] ?? null
    },

    /** Of both levels, highest weight first. */
    async articleCategories(): Promise<ArticleCategory[]> {
      return (await readGraphql(scope, graphql.articleCategoryQuery, {}, 'content', tags)).entities
    },

    async articleTags(): Promise<ArticleTag[]> {
      return (await readGraphql(scope, graphql.articleTagQuery, {}, 'content', tags)).entities
    },

    async articleTag(slug: string): Promise<ArticleTag | null> {
      const found = await readGraphql(scope, graphql.articleTagQuery, { slug }, 'content', tags)
      return found.entities[0] ?? null
    },

    async author(slug: string): Promise<Author | null> {
      const found = await readGraphql(scope, graphql.authorQuery, { slug }, 'content', tags)
      return found.entities[0] ?? null
    },
  }
}
