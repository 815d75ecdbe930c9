import { api } from '../../domain/api.ts'
import { setIdentity } from './identity.ts'
import { sendJson } from '../http/send-json.ts'
import { continueAfterSignIn, readSessionChange, type SessionChange } from './session-change.ts'

/** Sends the form of the logout; where that fails, the browser does it as it would without a script. */
export async function logOut(form: HTMLFormElement): Promise<void> {
  let change: SessionChange
  try {
    change = await sendJson({ method: 'POST', url: api.logout, answer: readSessionChange })
  } catch {
    return form.submit()
  }
  // What was typed here is wiped at once, in other tabs too.
  setIdentity(null)
  await continueAfterSignIn(change)
}
