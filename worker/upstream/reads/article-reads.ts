import type { Article } from '../../../domain/content/articles/article.ts'
import * as graphql from '../../../domain/contract/cms-graphql.ts'
import type { ReadScope } from './content-cache.ts'
import { tag } from '../../cache/content/content-tags.ts'
import { readEntries, readGraphql } from './graphql.ts'

/** By ids of the CMS. */
export interface ArticlesOf {
  category?: string
  tag?: string
  author?: string
}

/** Reads of articles, the newest first. */
export function articleReads(scope: ReadScope) {
  const tags = () => [tag.articles]
  return {
    /** The page above all articles; null if the CMS has none. */
    articleList: () =>
      readGraphql(scope, graphql.configurationArticleListQuery, {}, 'content', tags),

    articles: (of: ArticlesOf, skip: number, limit: number) =>
      readGraphql(scope, graphql.articleTeasersQuery, { ...of, skip, limit }, 'content', tags),

    async article(slug: string): Promise<Article | null> {
      const found = await readGraphql(
        scope,
        graphql.articleQuery,
        { slug },
        'content',
        (response) => [tag.articles, ...response.entities.map(({ _id }) => tag.article(_id))],
      )
      return found.entities[0] ?? null
    },

    /** Of both levels, highest weight first. */
    articleCategories: () =>
      readEntries(scope, graphql.articleCategoryQuery, {}, 'content', tags()),

    articleTags: () => readEntries(scope, graphql.articleTagQuery, {}, 'content', tags()),

    async articleTag(slug: string) {
      return (
        (await readEntries(scope, graphql.articleTagQuery, { slug }, 'content', tags()))[0] ?? null
      )
    },

    async author(slug: string) {
      return (await readEntries(scope, graphql.authorQuery, { slug }, 'content', tags()))[0] ?? null
    },
  }
}
