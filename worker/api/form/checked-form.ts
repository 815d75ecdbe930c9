import type { Context } from 'hono'
import type { TextKey } from '../../../client/i18n/text.ts'
import type { ParsedForm } from '../../../domain/validation/form.ts'
import type { AppEnv } from '../../env.ts'
import { textOf } from '../../texts.ts'
import { type Refusal, refuseAsJson, refuseByStore, refuseFields } from './form-response.ts'

interface CheckedForm<Values> {
  /** Sent by a script. */
  json: boolean
  form: ParsedForm<Values>
  /** Store call for a valid form. */
  call(values: Values): Promise<unknown>
  /** Form field of each contract field. */
  names: Record<string, string>
  /** Redirect target after success. */
  redirect: string
  /** Notice for a script, unless the target says it itself. */
  message?: TextKey
  /** Renders the screen with the submitted values and errors. */
  again(refusal: Refusal): Promise<Response>
}

/** Responds to a form: redirects (303) or renders it again; a script gets both as JSON. */
export async function respondToForm<Values>(
  c: Context<AppEnv>,
  { json, form, call, names, redirect, message, again }: CheckedForm<Values>,
): Promise<Response> {
  const text = await textOf(c.var.context)
  let refusal: Refusal
  try {
    if (!form.errors) {
      await call(form.values)
      const notice = message ? text(message) : ''
      return json ? c.json({ redirect, message: notice }) : c.redirect(redirect, 303)
    }
    refusal = refuseFields(text, form.errors)
  } catch (error) {
    refusal = refuseByStore(text, error, names)
  }
  return json ? refuseAsJson(c, refusal) : again(refusal)
}
