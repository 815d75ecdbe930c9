import { zValidator } from '@hono/zod-validator'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { noResults } from '../../domain/catalog/no-results.ts'
import { searchedPart } from '../../domain/catalog/search-terms.ts'
import type { SearchResults, SuggestAnswer } from '../../domain/catalog/search.ts'
import type { AppEnv } from '../env.ts'
import { publicReads } from '../upstream/reads/public-reads.ts'
import { log } from '../request/log.ts'
import { errorFields } from '../../domain/error-fields.ts'

/** What is typed beyond says nothing that a product could have. */
const Query = z.object({ q: z.string().default('').transform(searchedPart) })

const noStore = { 'Cache-Control': 'no-store' }
/** For going back and forth while typing; prices in it may be of the visitor's group. */
const whileTyping = { 'Cache-Control': 'private, max-age=60' }

/** Suggestions for the header's dropdown: SuggestAnswer as JSON, nothing for short queries. */
export const searchApi = new Hono<AppEnv>().get(
  '/search',
  zValidator('query', Query, (result, c) => {
    if (result.success) return
    return c.json({ errors: [{ status: 400, field: 'q', title: 'q' }] }, 400, noStore)
  }),
  async (c) => {
    const results = await findResults(c, c.req.valid('query').q)
    if (results) return c.json(results, 200, whileTyping)
    return c.json({ ...noResults, failed: true } satisfies SuggestAnswer, 200, noStore)
  },
)

/** null where the search failed: logged, and nothing is found (spec §7 Answers handled). */
async function findResults(c: Context<AppEnv>, query: string): Promise<SearchResults | null> {
  try {
    return await publicReads(c).search(query)
  } catch (error) {
    log('error', 'search-failure', errorFields(error))
    return null
  }
}
