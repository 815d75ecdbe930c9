import * as z from 'zod'
import type { VatId } from '../../../domain/tax/vat-id.ts'
import { noAnswer, type RegistryAnswer } from './vat-id-registry.ts'
import { log } from '../../request/log.ts'

/** For both attempts together, in milliseconds: less than the storefront waits for the store. */
const patience = 3500

/** Germany and Spain do not say whose an id is: VIES writes three hyphens. */
const answerSchema = z
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
  requestIdentifier: answerSchema,
  name: answerSchema,
  traderName: answerSchema,
  address: answerSchema,
  /** Where it is not `VALID` or `INVALID`, `valid` says nothing: `MS_UNAVAILABLE`, `IP_BLOCKED`. */
  userError: z.string().nullish(),
})

/** What it answers instead where it cannot, also with status 200 (`CommonResponse`). */
const Failed = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) })

const isNoId = new Set(['INVALID', 'INVALID_INPUT'])
/**
 * Asks VIES for a VAT id. With a requester it gives a consultation number, which proves the request
 * (Reg. 904/2010 Art. 31). Whatever keeps it from answering is `unavailable`, never `invalid`.
 */
export async function requestVies(
  baseUrl: string,
  vatId: VatId,
  requester: VatId | null,
): Promise<RegistryAnswer> {
  const signal = AbortSignal.timeout(patience)
  const first = await attempt(baseUrl, vatId, requester, signal)
  if (!('failure' in first)) return first
  const { failure } = first
  log('warn', 'vies-failure', { country: vatId.prefix, detail: failure })
  if (!isWorthRetrying(failure) || signal.aborted) return noAnswer
  // An id of the merchant that VIES does not know must not tax everybody.
  const again = failure === 'INVALID_REQUESTER_INFO' ? null : requester
  const second = await attempt(baseUrl, vatId, again, signal)
  return 'failure' in second ? noAnswer : second
}

/** What is gone a moment later, most of the time. */
function isWorthRetrying(failure: string): boolean {
  return (
    failure === 'network' ||
    failure === 'INVALID_REQUESTER_INFO' ||
    failure.endsWith('_MAX_CONCURRENT_REQ')
  )
}

type Attempt = RegistryAnswer | { failure: string }

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

/** Null for what is no answer of VIES. */
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
  return isNoId.has(code) ? { ...noAnswer, result: 'invalid' } : { failure: code }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
