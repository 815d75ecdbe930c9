import type { Text } from '../i18n/text.ts'
import { notify } from '../layout/notices/notifications.ts'
import { claimReload, isServerReachable } from './chunk-failure.ts'

/**
 * Loads the script of a form at its press, or submits the form natively and returns null: after a
 * deployment the chunks of the old version are gone. Offline it notifies instead, because the
 * browser's error page would replace a readable one.
 */
export async function loadOrSubmit<T>(
  form: HTMLFormElement,
  load: () => Promise<T>,
  text: Text,
): Promise<T | null> {
  try {
    return await load()
  } catch {
    // Other chunks fail at the same time, and their reload would cancel the submission.
    claimReload(Date.now())
    if (await isServerReachable()) form.submit()
    else notify({ kind: 'danger', title: text('failure.title'), text: text('failure.text') })
    return null
  }
}
