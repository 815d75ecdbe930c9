import type { PagesTier, TierProps } from '../cache/platform/pages-tier.ts'
import { optionsOf } from '../cache/platform/pages-tier.ts'
import type { Env } from '../env.ts'
import { pagesApp } from '../pages-entrypoint.ts'
import type { PlatformCache } from './platform-cache.ts'

/** For tests: `ctx.exports` of an isolate with these bindings, behind the platform's cache. */
export function exportsFor(
  platform: PlatformCache,
  bindings: Env,
  waiting: Promise<unknown>[] = [],
) {
  const waitUntil = (work: Promise<unknown>) => void waiting.push(work)
  const Pages = ({ props }: { props: TierProps | { context?: undefined } }): PagesTier => {
    if (typeof props !== 'object' || props === null) throw new TypeError('props is no object')
    // Props are copied.
    const context = { waitUntil, passThroughOnException() {}, props: structuredClone(props) }
    const run = async (request: Request) =>
      pagesApp.fetch(request, bindings, { ...context, exports: { Pages } })
    return {
      fetch: async (request) => {
        // fetch would follow a redirect itself.
        if (request.redirect !== 'manual') throw new TypeError('the request follows redirects')
        return props.context ? platform.respond(request, props, run, waitUntil) : run(request)
      },
      invalidate: (tags) => platform.context.invalidate(optionsOf(tags)),
      withdraw: (tags) => platform.context.purge(optionsOf(tags)),
    }
  }
  return { Pages }
}
