import type { Context } from 'hono'
import { errorFields } from '../../domain/error-fields.ts'
import { clientAddressOf, networkOf } from '../../domain/network.ts'
import type { AppEnv } from '../env.ts'
import { log } from '../request/log.ts'
import { UpstreamError } from './upstream-error.ts'

/** `period` of FORM_LIMIT in wrangler.toml. */
const edgeSeconds = 60

type Action =
  | 'contact'
  | 'withdrawal'
  | 'claim'
  | 'login'
  | 'password'
  | 'register'
  | 'newsletter'
  | 'review'
  | 'watcher'
  | 'company'
  | 'address'
  | 'plan'
  | 'vitals'

/** Limits that a challenge lifts; password guesses are not among them. */
const liftable: ReadonlySet<Action> = new Set([
  'contact',
  'register',
  'newsletter',
  'review',
  'watcher',
])

/**
 * Rate limits a form by IP address (design §8). The store counts again, by email. @throws
 * UpstreamError 429, as if the store had refused
 */
export async function countRateLimited(c: Context<AppEnv>, action: Action): Promise<void> {
  if (c.var.challenge === 'passed' || (await isWithinLimit(c, action))) return
  c.set('retryAfter', edgeSeconds)
  if (liftable.has(action)) c.set('isLiftedByChallenge', true)
  throw new UpstreamError({ upstream: 'store', kind: 'status', status: 429 })
}

/** Counts, and returns whether it is within the limit. True without a limiter that answers. */
export async function isWithinLimit(c: Context<AppEnv>, action: Action): Promise<boolean> {
  const limiter = c.env.FORM_LIMIT
  if (!limiter) return true
  const network = networkOf(clientAddressOf(c.req.raw.headers)) ?? 'unknown'
  try {
    return (await limiter.limit({ key: `${action} ${network}` })).success
  } catch (error) {
    // The store counts too; without either nobody could log in while the limiter is down.
    log('warn', 'limiter-failure', { action, ...errorFields(error) })
    return true
  }
}
