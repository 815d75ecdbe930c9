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
  /** Where the query is exactly one article number or EAN; no variant where it is the default one. */
  exact: z.nullable(z.object({ slug: z.string(), variantId: z.optional(z.string()) })),
  products: found(ProductTile),
  categories: found(SearchLink),
  virtualCategories: found(SearchLink),
  articles: found(SearchLink),
  faqQuestions: found(FoundQuestion),
  menuItems: found(SearchLink),
  glossaryTerms: z.optional(found(SearchLink)),
  /**
   * A spelling that finds something, when nothing has the words of the query. Products are its own,
   * and so is all the rest where the query finds nothing at all; with `typed` it is only told.
   */
  suggestion: z.nullable(z.string()),
  /** What the query was read as besides words; left out where it is words alone. */
  understood: z.optional(UnderstoodQuery),
})
export type SearchResults = z.infer<typeof SearchResults>

/** Answer of this shop to the header's dropdown. */
export const SuggestAnswer = z.extend(SearchResults, {
  /** Nothing was found because the search is out of order. */
  failed: z.optional(z.boolean()),
})
export type SuggestAnswer = z.infer<typeof SuggestAnswer>
