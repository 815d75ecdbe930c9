import * as z from 'zod'
import type { AddressCheck } from '../../../domain/checkout/address-check.ts'
import { log } from '../../request/log.ts'

/** Milliseconds that a shopper waits for the service before the built-in rules decide. */
const patience = 1500

const CheckResults = z.object({ results: z.array(z.object({ valid: z.boolean() })) })

/**
 * Calls the address validation service: `{checks: [{rule, value, country, reference}]}` gets
 * `{results: [{valid}]}` in the same order. Null if it is late or violates that format: then the
 * built-in rules decide.
 */
export async function requestAddressCheck(
  url: string,
  checks: readonly AddressCheck[],
  send: typeof fetch = fetch,
): Promise<boolean[] | null> {
  if (checks.length === 0) return []
  try {
    const response = await send(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({
        checks: checks.map(({ rule, value, country, reference }) => ({
          rule,
          value,
          country,
          reference,
        })),
      }),
      signal: AbortSignal.timeout(patience),
      // Redirects are not followed: they could lead addresses anywhere. workerd knows no `error`; a
      // 3xx is not ok.
      redirect: 'manual',
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const { results } = CheckResults.parse(await response.json())
    if (results.length !== checks.length) throw new Error('another number of results')
    return results.map(({ valid }) => valid)
  } catch (error) {
    const detail = error instanceof Error ? error.message.slice(0, 100) : 'failed'
    log('warn', 'address-check-failure', { detail })
    return null
  }
}
