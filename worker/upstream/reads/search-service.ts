import * as z from 'zod/mini'
import { findProductIds, maxFound } from '../../../domain/contract/services.ts'
import { type ReadScope, readContent } from './content-cache.ts'
import { tag } from '../../cache/content/content-tags.ts'
import { cacheableRequest } from '../cacheable-request.ts'

/** Reads of the search service, where the shop has one. */
export function searchService(scope: ReadScope) {
  return {
    /**
     * Ids of the products that it finds, best first. null: nobody can say (no service, too slow, out
     * of order, junk; the log tells which) or nothing was found; then the CMS searches.
     */
    async foundIds(query: string): Promise<string[] | null> {
      if (scope.upstreamContext.config.SEARCH_URL === '') return null
      try {
        const ids = await readContent(scope, {
          request: cacheableRequest(
            findProductIds,
            { body: { query, limit: maxFound }, readOnly: true },
            async (_, answering) => {
              const found = await answering
              return { ...found, answer: [...new Set(found.answer.ids)].slice(0, maxFound) }
            },
          ),
          profile: 'search',
          schema: z.array(z.string()),
          tags: () => [tag.catalog],
          isNegative: (found) => found.length === 0,
        })
        return ids.length > 0 ? ids : null
      } catch {
        // Logged where it was asked, without the words of the query.
        return null
      }
    },
  }
}
