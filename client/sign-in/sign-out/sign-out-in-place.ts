import { accountApi } from '../../../domain/account/account-api.ts'
import type { Text } from '../../i18n/text.ts'
import { loadOrSubmit } from '../../navigation/load-or-submit.ts'

/**
 * Sends sign-out forms that have no script of their own in place, such as the account menu's, so
 * that other tabs learn of it. @returns to stop
 */
export function signOutInPlace(text: Text): () => void {
  const stop = new AbortController()
  addEventListener('submit', (event) => void send(event, text), { signal: stop.signal })
  return () => stop.abort()
}

async function send(event: SubmitEvent, text: Text): Promise<void> {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
  if (form.getAttribute('action') !== accountApi.logout) return
  event.preventDefault()
  const script = await loadOrSubmit(form, () => import('./sign-out.ts'), text)
  await script?.logOut(form, text)
}
