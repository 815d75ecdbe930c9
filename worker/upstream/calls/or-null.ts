import { isRefusal } from '../upstream-error.ts'

/** Null if the store does not know what is requested, or not any more. */
export async function orNull<ResponseBody>(
  requested: Promise<ResponseBody>,
): Promise<ResponseBody | null> {
  try {
    return await requested
  } catch (error) {
    if (isRefusal(error, 404)) return null
    throw error
  }
}

/** The data of a response; null without one. */
export async function dataOf<Data>(requested: Promise<{ data: Data }>): Promise<Data>
export async function dataOf<Data>(requested: Promise<{ data: Data } | null>): Promise<Data | null>
export async function dataOf(requested: Promise<{ data: unknown } | null>): Promise<unknown> {
  return (await requested)?.data ?? null
}
