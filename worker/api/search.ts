import { zValidator } from '@hono/zod-validator'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { noResults } from '../../domain/catalog/no-results.ts'
import { searchedPart, searchPageSize } from '../../domain/catalog/search-terms.ts'
import type { SearchResults, SuggestResponse } from '../../domain/catalog/search.ts'
import type { AppEnv } from '../env.ts'
import { publicReads } from '../upstream/reads/public-reads.ts'
import { log } from '../request/log.ts'
import { errorFields } from '../../domain/error-fields.ts'

/** Longer queries add nothing that a product could match. */
const Query = z.object({ q: z.string().default('').transform(searchedPart) })

/** Twice as many as are sent: half of them may be colours of the same products. */
const productsFound = 2 * searchPageSize

const noStore = { 'Cache-Control': 'no-store' }
/** Private cache for backspacing while typing; prices may be those of the visitor's group. */
const whileTyping = { 'Cache-Control': 'private, max-age=60' }

/** Suggestions of the header's dropdown as JSON (SuggestAnswer), empty for short queries. */
export const searchApi = new Hono<AppEnv>().get(
  '/search',
  zValidator('query', Query, (result, c) => {
    if (result.success) return
    return c.json({ errors: [{ status: 400, field: 'q', title: 'q' }] }, 400, noStore)
  }),
  async (c) => {
    const results = await findResults(c, c.req.valid('query').q)
    if (results) return c.json(oneOfEachColour(results), 200, whileTyping)
    return c.json({ ...noResults, failed: true } satisfies SuggestResponse, 200, noStore)
  },
)

/** The best colour of each product: the others have their links on its page. */
function oneOfEachColour(results: SearchResults): SearchResults {
  const shown = new Set<string>()
  const entities = results.products.entities.filter(({ id, alternatives }) => {
    const isTwin = alternatives.some((other) => shown.has(other))
    shown.add(id)
    return !isTwin
  })
  return {
    ...results,
    products: { ...results.products, entities: entities.slice(0, searchPageSize) },
  }
}

/** null if the search failed: logged, and the result is empty (spec §7 Answers handled). */
async function findResults(c: Context<AppEnv>, query: string): Promise<SearchResults | null> {
  try {
    return await publicReads(c).search(query, { limit: productsFound })
  } catch (error) {
    log('error', 'search-failure', errorFields(error))
    return null
  }
}
