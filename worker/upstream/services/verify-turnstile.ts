import * as z from 'zod'
import type { ChallengeOutcome } from '../../challenge-outcome.ts'
import { log } from '../../request/log.ts'

/** Milliseconds that a visitor waits for the service before the shop continues without it. */
const patience = 2000
const standardAddress = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

interface ChallengeResponse {
  /** Siteverify URL other than the public one; empty: the public one. */
  url: string
  secret: string
  token: string
  /** Action and hostname of the widget: tokens of other forms or sites are invalid. */
  action: string
  hostname: string
}

const VerifyResponse = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
  action: z.string().optional(),
  hostname: z.string().optional(),
})

/** The visitor's error codes: a missing, forged, expired or already used token. */
const ofToken = new Set([
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
])

/** Verifies that a token belongs to a recently passed challenge for this form. */
export async function verifyTurnstile({
  url,
  secret,
  token,
  action,
  hostname,
}: ChallengeResponse): Promise<ChallengeOutcome> {
  if (token === '' || token.length > 2048) return 'refused'
  try {
    const response = await fetch(url || standardAddress, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ secret, response: token }),
      signal: AbortSignal.timeout(patience),
      // Redirects are not followed: they could lead the secret anywhere.
      redirect: 'manual',
    })
    // A refused token may come with 400 as well; the body says so.
    if (response.status >= 500 || (response.status >= 300 && response.status < 400)) {
      await response.body?.cancel()
      throw new Error(`status ${response.status}`)
    }
    const result = VerifyResponse.parse(await response.json())
    if (result.success) {
      if (result.action === action && result.hostname === hostname) return 'passed'
      throw new Error('success for another action or host')
    }
    const codes = result['error-codes']
    if (codes.length > 0 && codes.every((code) => ofToken.has(code))) return 'refused'
    throw new Error(codes.join(' ').slice(0, 100) || 'no reason')
  } catch (error) {
    const detail = error instanceof Error ? error.message.slice(0, 100) : 'failed'
    log('warn', 'turnstile-failure', { detail })
    return 'unavailable'
  }
}
