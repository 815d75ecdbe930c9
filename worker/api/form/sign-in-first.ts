import type { Context } from 'hono'
import { routesOf } from '../../../domain/routes.ts'
import type { AppEnv } from '../../env.ts'
import { textOf } from '../../texts.ts'
import { refuseAsJson } from './form-response.ts'

/**
 * Answers a customer's form after the session has ended, for example in another tab: a script gets
 * 401, and what was typed stays; others the login (303), which returns to `page`.
 */
export async function signInFirst(
  c: Context<AppEnv>,
  { json, page }: { json: boolean; page: string },
): Promise<Response> {
  if (!json) return c.redirect(routesOf(c.var.context.locale).login(page), 303)
  const text = await textOf(c.var.context)
  const errors = { '': text('form.signedOut') }
  return refuseAsJson(c, { status: 401, errors, code: 'signed_out' })
}
