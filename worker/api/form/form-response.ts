import type { Context } from 'hono'
import type { Failure } from '../../../domain/contract/call.ts'
import type { User } from '../../../domain/account/user.ts'
import { errorsByField } from '../../../domain/validation/errors-by-field.ts'
import type { FieldErrors } from '../../../domain/validation/form-fields.ts'
import type { ValidationErrors } from '../../../domain/validation/form.ts'
import type { Text } from '../../../client/i18n/text.ts'
import type { AppEnv } from '../../env.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'

/** A rejected form: status of the response and field errors. */
export interface Refusal {
  status: 401 | 403 | 409 | 422 | 429 | 503
  errors: FieldErrors
  /** For scripts: `restricted`, `signed_out`. */
  code?: string
}

export function refuseFields(text: Text, wrong: ValidationErrors): Refusal {
  const errors = Object.entries(wrong).map(([name, key]) => [name, text(key)])
  return { status: 422, errors: Object.fromEntries(errors) }
}

/**
 * The store's messages at the form's fields; `names` maps contract fields. @throws everything but
 * an UpstreamError
 */
export function refuseByStore(text: Text, error: unknown, names: Record<string, string>): Refusal {
  if (!(error instanceof UpstreamError)) throw error
  if (error.status === 429) return { status: 429, errors: { '': rateLimitText(text, error) } }
  if (!error.isRefusal) return { status: 503, errors: { '': text('form.unavailable') } }
  const errors = errorsByField(
    error.errors.map(({ field = '', title }) => ({ field: names[field], title })),
  )
  if (Object.keys(errors).length === 0) errors[''] = text('form.failed')
  return { status: 422, errors }
}

/** The store sends its retry time; the rate limiter has no message and a window of a minute. */
export function rateLimitText(text: Text, { errors }: UpstreamError): string {
  return errors[0]?.title ?? text('form.tooMany')
}

/**
 * Members of a restricted group are not signed in (spec §4, §6); the store has ended the session.
 */
export function refuseRestricted(text: Text, user: User): { user: User } | Refusal {
  if (!user.restricted) return { user }
  return { status: 403, errors: { '': text('login.restricted') }, code: 'restricted' }
}

/** A refusal for scripts, as the contract's error body. */
export function refuseAsJson(c: Context<AppEnv>, { status, errors, code }: Refusal): Response {
  const response: Failure = {
    errors: Object.entries(errors).map(([field, title]) => ({
      status,
      ...(field ? { field } : {}),
      title,
      ...(code ? { code } : {}),
    })),
  }
  return c.json(response, status, { 'Cache-Control': 'no-store' })
}
