import { accountApi } from '../../domain/account/account-api.ts'
import { setIdentity } from './identity.ts'
import { sendJson } from '../http/send-json.ts'
import { continueAfterSignIn, readSessionChange, type SessionChange } from './session-change.ts'

/** Submits the sign-out form; on failure it is posted natively. */
export async function logOut(form: HTMLFormElement): Promise<void> {
  let change: SessionChange
  try {
    change = await sendJson({ method: 'POST', url: accountApi.logout, response: readSessionChange })
  } catch {
    return form.submit()
  }
  // Personal input is wiped at once, in other tabs too.
  setIdentity(null)
  await continueAfterSignIn(change)
}
