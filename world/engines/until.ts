import { DriverTimeout } from './driver-timeout.ts'

/**
 * Polls until the response matches. A page that is unloading cannot answer, which counts as "not
 * yet". @throws with the last response or failure after the timeout
 */
export async function until<Value>(
  ask: () => Promise<Value>,
  fits: (value: Value) => boolean,
  limitMs = 15_000,
): Promise<Value> {
  const end = Date.now() + limitMs
  let last: unknown = 'no answer'
  while (Date.now() < end) {
    try {
      const value = await ask()
      if (fits(value)) return value
      last = value
    } catch (error) {
      if (error instanceof DriverTimeout) throw error
      last = error
    }
  }
  throw new Error(`Waited in vain: ${JSON.stringify(last)}`, { cause: last })
}
