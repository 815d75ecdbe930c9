import * as z from 'zod/mini'
import { ProductTile } from './product.ts'

const found = <T extends z.ZodMiniType>(entity: T) =>
  z.object({ entities: z.array(entity), total: z.int() })
const SearchLink = z.object({ id: z.string(), title: z.string(), slug: z.string() })

/** Answer of the CMS search for dropdown and results page (spec §3 Search results). */
export const SearchResults = z.object({
  /** Product slug when the query is exactly one article number or EAN. */
  exact: z.nullable(z.object({ slug: z.string(), variantId: z.string() })),
  products: found(ProductTile),
  categories: found(SearchLink),
  virtualCategories: found(SearchLink),
  articles: found(SearchLink),
  faqQuestions: found(z.object({ id: z.string(), title: z.string() })),
  menuItems: found(SearchLink),
  glossaryTerms: z.optional(found(SearchLink)),
  /** A spelling that finds something, when nothing has the words of the query; products are its own. */
  suggestion: z.nullable(z.string()),
})
export type SearchResults = z.infer<typeof SearchResults>
