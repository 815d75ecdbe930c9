import { operatorHeaders, isWithinWindow, verifyCall } from '../../domain/operator/signature.ts'
import type { OperatorKey } from './operator-keys.ts'
import { OperatorProblem } from './operator-problem.ts'

/**
 * Placeholder secret for unknown keys, so that both refusals take the same time. An unknown key is
 * always refused; workerd does not allow random values at startup.
 */
export const noSecret = 'secret-of-a-key-that-does-not-exist'

/**
 * Verifies the key of a request. @throws OperatorProblem: an unknown key and a wrong signature are
 * indistinguishable to the caller
 */
export async function authenticate(
  keys: readonly OperatorKey[],
  request: Request,
  body: ArrayBuffer,
  now: Date,
): Promise<OperatorKey & { nonce: string; timestamp: string }> {
  const header = (name: string) => request.headers.get(name) ?? ''
  const { pathname, search } = new URL(request.url)
  const timestamp = header(operatorHeaders.timestamp)
  const nonce = header(operatorHeaders.nonce)
  const key = keys.find(({ id }) => id === header(operatorHeaders.key))
  const isSigned = await verifyCall(
    key?.secret ?? noSecret,
    {
      method: request.method,
      target: pathname + search,
      timestamp,
      nonce,
      body: new Uint8Array(body),
    },
    header(operatorHeaders.signature),
  )
  if (!key || !isSigned) {
    throw new OperatorProblem(401, 'not_signed', 'The key is unknown or the signature is wrong.')
  }
  if (!isWithinWindow(timestamp, now)) {
    const seconds = Math.floor(now.getTime() / 1000)
    const title = `The timestamp is not within five minutes of ${seconds}, the time here.`
    throw new OperatorProblem(401, 'not_in_time', title)
  }
  if (!/^[\w-]{16,64}$/.test(nonce)) {
    throw new OperatorProblem(401, 'bad_nonce', 'The nonce must be 16 to 64 letters and digits.')
  }
  return { ...key, nonce, timestamp }
}
