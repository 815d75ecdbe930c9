import { accountApi } from '../../../domain/account/account-api.ts'
import type { Text } from '../../i18n/text.ts'
import { notifyFailure } from '../../layout/notices/notify-failure.ts'
import { isServerReachable } from '../../navigation/chunk-failure.ts'
import { setIdentity } from '../identity.ts'
import { sendJson } from '../../http/send-json.ts'
import { sessionChannel } from './session-channel.ts'
import { continueAfterSignIn, readSessionChange, type SessionChange } from '../session-change.ts'

/**
 * Submits the sign-out form; on failure it is posted natively. Offline the page stays, because the
 * browser's error page would not say that the visitor is still signed in.
 */
export async function logOut(form: HTMLFormElement, text: Text): Promise<void> {
  let change: SessionChange
  try {
    change = await sendJson({ method: 'POST', url: accountApi.logout, response: readSessionChange })
  } catch (error) {
    if (await isServerReachable()) form.submit()
    else notifyFailure(error, text)
    return
  }
  // Personal input is wiped at once, in other tabs too.
  setIdentity(null)
  sessionChannel?.postMessage('signed-out')
  await continueAfterSignIn(change)
}
