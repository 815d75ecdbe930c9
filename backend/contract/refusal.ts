import { fill } from '../../domain/locales/fill.ts'
import { type BackendTexts, textsOf } from '../locales/texts-of.ts'
import type { ApiError } from '../../domain/contract/call.ts'
import type { RefusalCodeName } from '../../domain/contract/refusal-codes.ts'
import type { Locale } from '../../domain/locale.ts'

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500

export type MessageKey = keyof BackendTexts['messages']

/** A value of a message, which may differ by language. */
export type RefusalValue = string | number | ((locale: Locale) => string)

interface Reason {
  key: MessageKey
  field?: string | undefined
  code?: RefusalCodeName | undefined
  /** Fills `{{name}}` and `{{limit}}` of the message. */
  values?: Record<string, RefusalValue> | undefined
}

/** An expected failure: the response is `{ errors: [...] }` in the caller's language. */
export class Refusal extends Error {
  readonly status: Status
  readonly reasons: Reason[]
  /** `Retry-After` in seconds. */
  retryAfter: number | null = null
  /** A passed challenge would lift it. */
  isLiftedByChallenge = false

  constructor(status: Status, ...reasons: Reason[]) {
    super(reasons.map((reason) => reason.key).join(', '))
    this.name = 'Refusal'
    this.status = status
    this.reasons = reasons
  }

  errors(locale: Locale): ApiError[] {
    return this.reasons.map(({ key, field, code, values = {} }) => ({
      status: this.status,
      title: fill(textsOf(locale).messages[key], valuesIn(locale, values)),
      ...(field && { field }),
      ...(code && { code }),
    }))
  }
}

function valuesIn(
  locale: Locale,
  values: Record<string, RefusalValue>,
): Record<string, string | number> {
  const entries = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'function' ? value(locale) : value] as const,
  )
  return Object.fromEntries(entries)
}

export function notFound(): Refusal {
  return new Refusal(404, { key: 'notFound', code: 'not_found' })
}
