import { UpstreamError } from './upstream-error.ts'

/** The fallback if an upstream fails; every other error is rethrown. */
export async function orElse<Value, Fallback>(
  response: Promise<Value>,
  fallback: Fallback,
): Promise<Value | Fallback> {
  try {
    return await response
  } catch (error) {
    if (error instanceof UpstreamError) return fallback
    throw error
  }
}
