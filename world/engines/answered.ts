/** Timeout of a driver's command. */
const longestMs = 45_000

/**
 * The driver, not the shop, has failed: WebKit's occasionally loses a command while a page unloads.
 */
export class DriverSilence extends Error {}

/** @throws {DriverSilence} */
export async function answered<Value>(command: Promise<Value>): Promise<Value> {
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new DriverSilence(`No answer of the driver in ${longestMs / 1000} s`)),
    longestMs,
  )
  try {
    return await Promise.race([command, silence])
  } finally {
    clearTimeout(timer)
  }
}
