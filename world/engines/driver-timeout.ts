/** Timeout of a driver's command. */
const longestMs = 45_000

/**
 * The driver, not the shop, has failed: WebKit's occasionally loses a command while a page unloads.
 */
export class DriverTimeout extends Error {}

/** @throws {DriverTimeout} */
export async function withDriverTimeout<Value>(command: Promise<Value>): Promise<Value> {
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new DriverTimeout(`No answer of the driver in ${longestMs / 1000} s`)),
    longestMs,
  )
  try {
    return await Promise.race([command, silence])
  } finally {
    clearTimeout(timer)
  }
}
