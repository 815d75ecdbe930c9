import type { Context } from 'hono'
import { backgroundScope, type ReadScope, visitorScope } from './content-cache.ts'
import type { AppEnv } from '../../env.ts'
import { articleReads } from './article-reads.ts'
import { catalogReads } from './catalog-reads.ts'
import { companyReads } from './company-reads.ts'
import { contentReads } from './content-reads.ts'
import { listingReads } from './listing-reads.ts'
import { referenceReads } from './reference-reads.ts'
import { reviewReads } from './review-reads.ts'
import { searchService } from './search-service.ts'
import { settingsReads } from './settings-reads.ts'

/** Everything that public pages are made of, through the content cache. */
export type PublicReads = ReturnType<typeof readsIn>

/** The reads of the page a visitor waits for. */
export function publicReads(c: Context<AppEnv>): PublicReads {
  return readsIn(visitorScope(c))
}

/** The same for a page that is made again in the background. */
export function backgroundReads(c: Context<AppEnv>): PublicReads {
  return readsIn(backgroundScope(c))
}

/** All reads, within the scope of one page. */
export function readsIn(scope: ReadScope) {
  return {
    /** All reads so far: they decide how long the page may be cached. */
    dependencies: scope.dependencies,
    ...catalogReads(scope),
    ...listingReads(scope),
    ...reviewReads(scope),
    ...contentReads(scope),
    ...articleReads(scope),
    ...referenceReads(scope),
    ...settingsReads(scope),
    ...searchService(scope),
    ...companyReads(scope),
  }
}
