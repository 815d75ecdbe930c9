import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

/**
 * Network address of the visitor; undefined where nobody tells it. Cloudflare writes this header of
 * every request itself, whatever a visitor has sent under its name. `X-Forwarded-For` and the like
 * are never read. Only where no Cloudflare is in front - on a developer's machine, which listens on
 * loopback - it is what the client says.
 */
export function clientAddressOf(c: Context<AppEnv>): string | undefined {
  return c.req.header('CF-Connecting-IP')
}
