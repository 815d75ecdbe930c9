import * as z from 'zod/mini'
import { UnderstoodQuery } from './understood.ts'
import { ProductTile } from '../product/product.ts'

const found = <T extends z.ZodMiniType>(entity: T) =>
  z.object({ entities: z.array(entity), total: z.int() })
const SearchLink = z.object({ id: z.string(), title: z.string(), slug: z.string() })
/** Answer to a question as plain text. */
const FoundQuestion = z.object({
  id: z.string(),
  title: z.string(),
  answer: z.optional(z.string()),
})

/** Answer of the CMS search for dropdown and results page (spec §3 Search results). */
export const SearchResults = z.object({
  /** If the query is exactly one product code or EAN; no variant if it is the default one. */
  exact: z.nullable(z.object({ slug: z.string(), variantId: z.optional(z.string()) })),
  products: found(ProductTile),
  categories: found(SearchLink),
  virtualCategories: found(SearchLink),
  articles: found(SearchLink),
  faqQuestions: found(FoundQuestion),
  menuItems: found(SearchLink),
  glossaryTerms: z.optional(found(SearchLink)),
  /**
   * Spelling correction, if no product matches the query's words. Products are those of the
   * correction, and so are all other results if the query matches nothing; with `typed` it is only
   * a suggestion.
   */
  suggestion: z.nullable(z.string()),
  /** How the query was parsed besides words; left out for words alone. */
  understood: z.optional(UnderstoodQuery),
})
export type SearchResults = z.infer<typeof SearchResults>

/** Response of the storefront's dropdown API. */
export const SuggestResponse = z.extend(SearchResults, {
  /** Empty because the search failed. */
  failed: z.optional(z.boolean()),
})
export type SuggestResponse = z.infer<typeof SuggestResponse>
