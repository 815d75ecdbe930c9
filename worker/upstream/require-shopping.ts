import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { publicReads } from './reads/public-reads.ts'
import { UpstreamError } from './upstream-error.ts'

/**
 * Guards every call that adds to a cart: shopping can be disabled for everybody (spec §6). A CMS
 * outage disables nothing. @throws UpstreamError 403 with the operator's message
 */
export async function requireShopping(c: Context<AppEnv>): Promise<void> {
  const configuration = await publicReads(c)
    .configuration()
    .catch(() => null)
  if (!configuration?.shoppingDisabled) return
  const title = configuration.shoppingDisabledText
  const errors = [{ status: 403, title, code: 'shopping_disabled' }]
  throw new UpstreamError({ upstream: 'cms', kind: 'status', status: 403, errors })
}
