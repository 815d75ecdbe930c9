import type { Context } from 'hono'
import type { Failure } from '../../../domain/contract/call.ts'
import type { User } from '../../../domain/account/user.ts'
import type { FieldErrors } from '../../../domain/validation/form-fields.ts'
import type { ValidationErrors } from '../../../domain/validation/form.ts'
import type { Text } from '../../../client/i18n/text.ts'
import type { AppEnv } from '../../env.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'

/** Why a form was not taken: the status of the answer and what to say at which field. */
export interface Refusal {
  status: 401 | 403 | 422 | 429 | 503
  errors: FieldErrors
  /** For scripts: `restricted`. */
  code?: string
}

export function refuseFields(text: Text, wrong: ValidationErrors): Refusal {
  const errors = Object.entries(wrong).map(([name, key]) => [name, text(key)])
  return { status: 422, errors: Object.fromEntries(errors) }
}

/**
 * What the store said, at the form's own fields; `names` maps those of the contract.
 * @throws what is no failure of an upstream
 */
export function refuseByStore(text: Text, error: unknown, names: Record<string, string>): Refusal {
  if (!(error instanceof UpstreamError)) throw error
  if (error.status === 429) return { status: 429, errors: { '': tooManyText(text, error) } }
  if (!error.isRefusal) return { status: 503, errors: { '': text('form.unavailable') } }
  const errors: FieldErrors = {}
  for (const { field, title } of error.errors) errors[names[field ?? ''] ?? ''] ??= title
  if (Object.keys(errors).length === 0) errors[''] = text('form.failed')
  return { status: 422, errors }
}

/** The store says how long to wait; the counter at the edge has no words and a minute. */
export function tooManyText(text: Text, { errors }: UpstreamError): string {
  return errors[0]?.title ?? text('form.tooMany')
}

/** A member of a restricted group is not let in (spec §4, §6); the store's session is ended already. */
export function admit(text: Text, user: User): { user: User } | Refusal {
  if (!user.restricted) return { user }
  return { status: 403, errors: { '': text('login.restricted') }, code: 'restricted' }
}

/** A refusal for the browser's script, in the error form of the contract. */
export function refuseAsJson(c: Context<AppEnv>, { status, errors, code }: Refusal): Response {
  const answer: Failure = {
    errors: Object.entries(errors).map(([field, title]) => ({
      status,
      ...(field ? { field } : {}),
      title,
      ...(code ? { code } : {}),
    })),
  }
  return c.json(answer, status, { 'Cache-Control': 'no-store' })
}
