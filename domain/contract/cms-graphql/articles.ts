import * as z from 'zod/mini'
import { Article, ArticleTeaser, articlePageSize } from '../../content/articles/article.ts'
import { ArticleCategory } from '../../content/articles/article-category.ts'
import { ArticleTag } from '../../content/articles/article-tag.ts'
import { Author } from '../../content/articles/author.ts'
import { ConfigurationArticleList } from '../../content/articles/configuration-article-list.ts'
import { chosen, ContentName, part, permissions } from './args.ts'
import { graphqlQuery, listOf, narrowed } from './query.ts'

export const articleQuery = graphqlQuery({
  name: 'article',
  args: z.object({
    ...chosen,
    /** Id; includes its subcategories. */
    category: z.optional(ContentName),
    tag: z.optional(ContentName),
    author: z.optional(ContentName),
    site_enabled: z._default(z.boolean(), true),
    ...part(articlePageSize, 500),
    ...permissions,
  }),
  response: listOf(Article),
  summary:
    'Articles, the newest first, without those of the future. The ids of category, tag and author narrow; a category has the articles of its subcategories. What is not enabled is not public: site_enabled false finds nothing',
})

export const articleTeasersQuery = narrowed(articleQuery, listOf(ArticleTeaser))

export const articleCategoryQuery = graphqlQuery({
  name: 'article_category',
  args: z.object({
    ...chosen,
    /** Id of the parent category. */
    master_category: z.optional(ContentName),
    ...part(100, 500),
    ...permissions,
  }),
  response: listOf(ArticleCategory),
  summary: 'Categories of articles, the heaviest first',
})

export const articleTagQuery = graphqlQuery({
  name: 'article_tag',
  args: z.object({ ...chosen, ...part(100, 500), ...permissions }),
  response: listOf(ArticleTag),
  summary: 'Tags of articles by title',
})

export const authorQuery = graphqlQuery({
  name: 'author',
  args: z.object({ ...chosen, ...part(100, 500), ...permissions }),
  response: listOf(Author),
  summary: 'Authors by name',
})

export const configurationArticleListQuery = graphqlQuery({
  name: 'configuration_article_list',
  response: z.nullable(ConfigurationArticleList),
  summary: 'The page above all articles',
})
