import type { Context } from 'hono'
import { clientAddressOf, networkOf } from '../../domain/network.ts'
import type { AppEnv } from '../env.ts'
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

/** Whose peaks a person may pass by a challenge; guesses of passwords are none of these. */
const liftable: ReadonlySet<Action> = new Set([
  'contact',
  'register',
  'newsletter',
  'review',
  'watcher',
])

/**
 * Counts a form that somebody could send a thousand times (design §8), by address of the visitor.
 * The store counts again, by e-mail.
 * @throws UpstreamError 429, as if the store had refused
 */
export async function countAttempt(c: Context<AppEnv>, action: Action): Promise<void> {
  if (c.var.challenge === 'passed' || (await isWithinLimit(c, action))) return
  c.set('retryAfter', edgeSeconds)
  if (liftable.has(action)) c.set('isLiftedByChallenge', true)
  throw new UpstreamError({ upstream: 'store', kind: 'status', status: 429 })
}

/** Counts, and says whether this was not too often. Without a counter it never is. */
export async function isWithinLimit(c: Context<AppEnv>, action: Action): Promise<boolean> {
  const limiter = c.env.FORM_LIMIT
  if (!limiter) return true
  const network = networkOf(clientAddressOf(c.req.raw.headers)) ?? 'unknown'
  const { success } = await limiter.limit({ key: `${action} ${network}` })
  return success
}
