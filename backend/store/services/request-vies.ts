import * as z from 'zod'
import type { VatId } from '../../../domain/tax/vat-id.ts'
import { noResponse, type RegistryResponse } from './vat-id-registry.ts'
import { log } from '../../request/log.ts'

/** Timeout of both attempts in milliseconds: below the storefront's. */
const patience = 3500

/** Germany and Spain do not disclose the owner: VIES returns three hyphens. */
const responseSchema = z
  .string()
  .nullish()
  .transform((text) =>
    (text ?? '')
      .replace(/\s*\n\s*/g, ', ')
      .trim()
      .slice(0, 300),
  )
  .transform((text) => (/^-*$/.test(text) ? '' : text))

/** Answer of `check-vat-number` (VIES REST API, `CheckVatResponse`). */
const Checked = z.object({
  countryCode: z.string().optional(),
  vatNumber: z.string().optional(),
  valid: z.boolean(),
  requestIdentifier: responseSchema,
  name: responseSchema,
  traderName: responseSchema,
  address: responseSchema,
  /** Unless it is `VALID` or `INVALID`, `valid` is meaningless: `MS_UNAVAILABLE`, `IP_BLOCKED`. */
  userError: z.string().nullish(),
})

/** Error response, also with status 200 (`CommonResponse`). */
const Failed = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) })

const isNoId = new Set(['INVALID', 'INVALID_INPUT'])
/**
 * Checks a VAT id at VIES. With a requester it returns a consultation number as proof (Reg.
 * 904/2010 Art. 31). Any failure is `unavailable`, never `invalid`.
 */
export async function requestVies(
  baseUrl: string,
  vatId: VatId,
  requester: VatId | null,
): Promise<RegistryResponse> {
  const signal = AbortSignal.timeout(patience)
  const first = await attempt(baseUrl, vatId, requester, signal)
  if (!('failure' in first)) return first
  const { failure } = first
  log('warn', 'vies-failure', { country: vatId.prefix, detail: failure })
  if (!isWorthRetrying(failure) || signal.aborted) return noResponse
  // A merchant id unknown to VIES must not make every order taxed.
  const again = failure === 'INVALID_REQUESTER_INFO' ? null : requester
  const second = await attempt(baseUrl, vatId, again, signal)
  return 'failure' in second ? noResponse : second
}

/** Usually transient errors. */
function isWorthRetrying(failure: string): boolean {
  return (
    failure === 'network' ||
    failure === 'INVALID_REQUESTER_INFO' ||
    failure.endsWith('_MAX_CONCURRENT_REQ')
  )
}

type Attempt = RegistryResponse | { failure: string }

async function attempt(
  baseUrl: string,
  vatId: VatId,
  requester: VatId | null,
  signal: AbortSignal,
): Promise<Attempt> {
  try {
    const response = await fetch(`${baseUrl}/check-vat-number`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({
        countryCode: vatId.prefix,
        vatNumber: vatId.number,
        ...(requester && {
          requesterMemberStateCode: requester.prefix,
          requesterNumber: requester.number,
        }),
      }),
      signal,
      redirect: 'manual',
    })
    const text = await response.text()
    return read(jsonOf(text), vatId) ?? { failure: `status ${response.status}` }
  } catch (error) {
    return {
      failure: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network',
    }
  }
}

/** Null for an invalid response. */
function read(body: unknown, { prefix, number }: VatId): Attempt | null {
  const failed = Failed.safeParse(body).data
  if (failed) return withoutValidity(failed.errorWrappers[0]?.error ?? '')
  const checked = Checked.safeParse(body).data
  if (!checked) return null
  const { valid, userError, countryCode = prefix, vatNumber = number } = checked
  if (countryCode !== prefix || vatNumber !== number) return { failure: 'another id' }
  if (!valid) return withoutValidity(userError || 'INVALID')
  return {
    result: 'valid',
    consultationNumber: checked.requestIdentifier,
    name: checked.name || checked.traderName,
    address: checked.address,
  }
}

function withoutValidity(code: string): Attempt {
  return isNoId.has(code) ? { ...noResponse, result: 'invalid' } : { failure: code }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
