import type { Context } from 'hono'
import { publicPriceGroup } from '../../../domain/context.ts'
import type { CurrencyCode } from '../../../domain/currency.ts'
import { slugListQuery } from '../../../domain/contract/cms-graphql.ts'
import type { SlugEntry } from '../../../domain/content/slug-list.ts'
import type { SlugType } from '../../../domain/content/slug-metadata.ts'
import { type ReadScope, visitorScope } from '../../upstream/reads/content-cache.ts'
import { tag } from '../../cache/content/content-tags.ts'
import type { AppEnv } from '../../env.ts'
import { readGraphql } from '../../upstream/reads/graphql.ts'

interface SlugList {
  entities: SlugEntry[]
  total: number
}

const tags: Partial<Record<SlugType, string>> = {
  product: tag.catalog,
  category: tag.categories,
  virtual_category: tag.categories,
  page: tag.pages,
  article: tag.articles,
  article_category: tag.articles,
  article_tag: tag.articles,
  author: tag.articles,
  branch: tag.branches,
  glossary_term: tag.glossary,
}

/** Lists public slugs without price groups: the response is the same for all crawlers. */
export function slugReads(c: Context<AppEnv>) {
  return slugReadsIn(visitorScope(c), c.var.domain.currency)
}

/** The same within a scope, in the currency of its domain. */
export function slugReadsIn(scope: ReadScope, currency: CurrencyCode) {
  const context = { ...scope.upstreamContext.context, currency, priceGroup: publicPriceGroup }
  const everybody = { ...scope, upstreamContext: { ...scope.upstreamContext, context } }
  return (type: SlugType, skip: number, limit: number): Promise<SlugList> =>
    readGraphql(everybody, slugListQuery, { type, skip, limit }, 'sitemap', () => [
      tags[type] ?? tag.cms,
    ])
}

export type SlugReads = ReturnType<typeof slugReads>
