import { claimReload, isServerReachable } from './chunk-failure.ts'

/**
 * Submits a form natively whose script cannot be loaded: after a deployment the chunks of the old
 * version are gone. Offline nothing is submitted, because the browser's error page would replace a
 * readable one. @throws the error of the script then
 */
export async function submitWithoutScript(form: HTMLFormElement, error: unknown): Promise<void> {
  // Other chunks fail at the same time, and their reload would cancel the submission.
  claimReload(Date.now())
  if (!(await isServerReachable())) throw error
  form.submit()
}
