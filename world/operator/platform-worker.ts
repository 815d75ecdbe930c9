import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

const main = `
import shop, { Pages as Own } from './index.js'
import { WorkerEntrypoint } from 'cloudflare:workers'
import { PlatformCache } from './platform-cache.ts'

const platform = new PlatformCache()

export class Pages extends WorkerEntrypoint {
  #own() {
    const { env, ctx } = this
    const context = {
      cache: platform.context,
      props: ctx.props,
      exports: ctx.exports,
      waitUntil: (work) => ctx.waitUntil(work),
      passThroughOnException() {},
    }
    return Object.assign(Object.create(Own.prototype), { env, ctx: context })
  }
  fetch(request) {
    const { ctx } = this
    const run = (own) => Own.prototype.fetch.call(this.#own(), own)
    return platform.respond(request, ctx.props, run, (work) => ctx.waitUntil(work))
  }
  invalidate(tags) {
    return Own.prototype.invalidate.call(this.#own(), tags)
  }
  withdraw(tags) {
    return Own.prototype.withdraw.call(this.#own(), tags)
  }
}

export default {
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname !== '/_platform') return shop.fetch(request, env, ctx)
    const { requests, statuses, budget, size } = platform
    return Response.json({ requests: requests.length, statuses, invalidations: budget.accepted, size })
  },
}
`

/**
 * For tests: the built storefront with the double of the platform's cache before its entrypoint
 * `Pages`, in one workerd. `/_platform` reports its requests.
 */
export const platformWorker = [
  { name: 'platform.js', contents: main },
  ...['platform-cache.ts', 'platform-budget.ts'].map((name) => ({
    name,
    contents: stripTypeScriptTypes(readFileSync(`worker/testing/${name}`, 'utf8')),
  })),
]
