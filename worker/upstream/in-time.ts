import { orElse } from './or-else.ts'

/** Milliseconds that a page waits for a part that its browser can request later. */
const patience = 300

/** null: the upstream failed or is slow, and the page is shown without this part. */
export async function inTime<Value>(response: Promise<Value>): Promise<Value | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), patience)
  try {
    return await orElse(Promise.race([response, late]), null)
  } finally {
    clearTimeout(timer)
  }
}
