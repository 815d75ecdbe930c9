import type { Context } from 'hono'
import type { User } from '../../../domain/account/user.ts'
import type { FieldValues } from '../../../domain/validation/form-fields.ts'
import type { AppEnv } from '../../env.ts'
import { textOf } from '../../texts.ts'
import { refuseAsJson } from './form-response.ts'
import { showMessage } from './show-message.ts'

/**
 * Refuses a form that was opened for another customer (409): another tab has signed somebody else
 * in since, and one's data must not get into the other's account. null: the form is the user's own.
 */
export async function refuseOtherAccount(
  c: Context<AppEnv>,
  { email }: Pick<User, 'email'>,
  { fields, json }: { fields: FieldValues; json: boolean },
): Promise<Response | null> {
  const { account = email } = fields
  if (account === email) return null
  const text = await textOf(c.var.context)
  const [title, message] = [text('form.otherAccount'), text('form.nothingSaved')]
  if (json) return refuseAsJson(c, { status: 409, errors: { '': `${title} ${message}` } })
  return showMessage(c, { id: 'other-account', title, message, blocks: [], status: 409 })
}
