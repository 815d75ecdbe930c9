import type { Context } from 'hono'
import type { TextKey } from '../../../client/i18n/text.ts'
import type { ParsedForm } from '../../../domain/validation/form.ts'
import type { AppEnv } from '../../env.ts'
import { textOf } from '../../texts.ts'
import { type Refusal, refuseAsJson, refuseByStore, refuseFields } from './form-answer.ts'

interface CheckedForm<Values> {
  /** A script has sent it. */
  json: boolean
  form: ParsedForm<Values>
  /** The call to the store when the form is valid. */
  call(values: Values): Promise<unknown>
  /** Names of the contract's fields in the form. */
  names: Record<string, string>
  /** Where to go when it went well, and what to say there. */
  redirect: string
  message: TextKey
  /** The screen again, with what was typed and what was wrong. */
  again(refusal: Refusal): Promise<Response>
}

/** Answers a form: on to the next page (303), or the same again; to a script both as JSON. */
export async function answerCheckedForm<Values>(
  c: Context<AppEnv>,
  { json, form, call, names, redirect, message, again }: CheckedForm<Values>,
): Promise<Response> {
  const text = await textOf(c.var.context)
  let refusal: Refusal
  try {
    if (!form.errors) {
      await call(form.values)
      return json ? c.json({ redirect, message: text(message) }) : c.redirect(redirect, 303)
    }
    refusal = refuseFields(text, form.errors)
  } catch (error) {
    refusal = refuseByStore(text, error, names)
  }
  return json ? refuseAsJson(c, refusal) : again(refusal)
}
