import * as z from 'zod/mini'
import { findProductIds, maxFound } from '../../../domain/contract/services.ts'
import { type ReadScope, readContent } from './content-cache.ts'
import { tag } from '../../cache/content/content-tags.ts'
import { cacheableRequest } from '../cacheable-request.ts'

/** Reads of the optional search service. */
export function searchService(scope: ReadScope) {
  return {
    /**
     * Ids of the products found, best first. null if there is no service, it fails (see the log) or
     * it finds nothing; then the CMS searches.
     */
    async foundIds(query: string): Promise<string[] | null> {
      if (scope.upstreamContext.config.SEARCH_URL === '') return null
      try {
        const ids = await readContent(scope, {
          request: cacheableRequest(
            findProductIds,
            { body: { query, limit: maxFound }, readOnly: true },
            async (_, pending) => {
              const found = await pending
              return { ...found, response: [...new Set(found.response.ids)].slice(0, maxFound) }
            },
          ),
          profile: 'search',
          schema: z.array(z.string()),
          tags: () => [tag.catalog],
          isNegative: (found) => found.length === 0,
        })
        return ids.length > 0 ? ids : null
      } catch {
        // Logged where it is requested, without the query.
        return null
      }
    },
  }
}
