import type { Context } from 'hono'
import { isolateOf } from '../cache/isolate.ts'
import { pagesTier } from '../cache/platform/pages-tier.ts'
import { pathTag } from '../cache/platform/tier-response.ts'
import type { AppEnv } from '../env.ts'
import type { Address } from '../loaders/resolve.ts'
import { log } from '../request/log.ts'

/** Deletes a removed page from the platform's tier too, so that no outage can serve it. */
export async function withdrawPage(c: Context<AppEnv>, { pathname }: Address): Promise<void> {
  const tier = pagesTier(c, {})
  if (!tier) return
  const tags = [pathTag(c.var.context.domainCode, pathname)]
  if (!(await isolateOf(c.env).invalidations.sendOnce(() => tier.withdraw(tags))))
    log('warn', 'page-not-withdrawn')
}
