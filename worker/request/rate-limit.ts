import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'

type Action =
  | 'contact'
  | 'withdrawal'
  | 'login'
  | 'password'
  | 'register'
  | 'newsletter'
  | 'review'
  | 'watcher'
  | 'company'
  | 'address'

/**
 * Counts a form that somebody could send a thousand times (design §8), by address of the visitor.
 * The store counts again, by e-mail.
 * @throws UpstreamError 429, as if the store had refused
 */
export async function countAttempt(c: Context<AppEnv>, action: Action): Promise<void> {
  const limiter = c.env.FORM_LIMIT
  if (!limiter) return
  const { success } = await limiter.limit({ key: `${action} ${networkOf(c)}` })
  if (!success) throw new UpstreamError({ upstream: 'store', kind: 'status', status: 429 })
}

/** The visitor's IPv4 address, or the /64 of IPv6, which is what one household has. */
function networkOf(c: Context<AppEnv>): string {
  const ip = c.req.header('CF-Connecting-IP') ?? ''
  return ip.includes(':') ? ip.split(':').slice(0, 4).join(':') : ip
}
