import { UpstreamError } from './upstream-error.ts'

/** The fallback if an upstream fails; every other error is rethrown. */
export async function orElse<Value, Fallback>(
  answer: Promise<Value>,
  fallback: Fallback,
): Promise<Value | Fallback> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof UpstreamError) return fallback
    throw error
  }
}
