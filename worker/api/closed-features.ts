import { createMiddleware } from 'hono/factory'
import type { Feature } from '../../domain/content/features.ts'
import type { AppEnv } from '../env.ts'
import { isOffered } from '../upstream/reads/is-offered.ts'
import { publicReads } from '../upstream/reads/public-reads.ts'

/** Calls that belong to a feature; screens are closed by their policies. */
const calls: readonly [Feature, RegExp][] = [
  ['shoppingLists', /^\/api\/(?:user\/lists|shared-lists)(?:\/|$)|^\/api\/cart\/list$/],
  ['addressList', /^\/api\/user\/addresses(?:\/|$)/],
  ['favourites', /^\/api\/wish-list(?:\/|$)/],
  ['documents', /^\/api\/user\/documents\//],
  ['offers', /^\/api\/user\/offers(?:\/|$)/],
  ['warrantyClaims', /^\/api\/claim$/],
]

/** Answers 404 for calls of a feature that is switched off. */
export function closedFeatures() {
  return createMiddleware<AppEnv>(async (c, next) => {
    const [feature] = calls.find(([, paths]) => paths.test(c.req.path)) ?? []
    if (feature && !(await isOffered(publicReads(c), feature))) return c.notFound()
    await next()
  })
}
