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

/** All reads of public pages, through the content cache. */
export type PublicReads = ReturnType<typeof readsIn>

/** Reads of the page that a visitor waits for. */
export function publicReads(c: Context<AppEnv>): PublicReads {
  return readsIn(visitorScope(c))
}

/** The same for a background revalidation. */
export function backgroundReads(c: Context<AppEnv>): PublicReads {
  return readsIn(backgroundScope(c))
}

/** All reads, within the scope of one page. */
export function readsIn(scope: ReadScope) {
  return {
    /** Dependencies so far: they decide how long the page may be cached. */
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
