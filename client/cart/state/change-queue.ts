import { type ReadonlySignal, signal } from '@preact/signals-react'

interface ChangeQueue<ResponseBody> {
  /** True from the first change until the last response is settled. */
  busy: ReadonlySignal<boolean>
  /**
   * Queues a change. Of several queued changes with the same `key` only the newest is sent; the
   * others share its response.
   */
  add(send: () => Promise<ResponseBody>, key?: string): Promise<ResponseBody>
  /** Resolves when no change is pending. */
  settled(): Promise<void>
}

interface Waiting<ResponseBody> {
  send: () => Promise<ResponseBody>
  response: Promise<ResponseBody>
}

/**
 * Serialises changes of one resource. After the last one, `settle` gets its response, or null if
 * any failed and the state must be refetched.
 */
export function createChangeQueue<ResponseBody>(
  settle: (last: ResponseBody | null) => unknown,
): ChangeQueue<ResponseBody> {
  const busy = signal(false)
  const waiting = new Map<string, Waiting<ResponseBody>>()
  let open = 0
  let failed = false
  let tail: Promise<unknown> = Promise.resolve()

  async function run(send: () => Promise<ResponseBody>): Promise<ResponseBody> {
    let last: ResponseBody | null = null
    try {
      last = await send()
      return last
    } catch (error) {
      failed = true
      throw error
    } finally {
      open--
      if (open === 0) await finish(failed ? null : last)
    }
  }

  async function finish(last: ResponseBody | null) {
    try {
      await settle(last)
    } finally {
      // Changes queued while settling are sent and settled afterwards.
      if (open === 0) {
        busy.value = false
        failed = false
      }
    }
  }

  return {
    busy,
    add(send, key) {
      const known = key === undefined ? undefined : waiting.get(key)
      if (known) {
        known.send = send
        return known.response
      }
      open++
      busy.value = true
      const entry: Partial<Waiting<ResponseBody>> & { send: typeof send } = { send }
      const response = tail.then(() => {
        if (key !== undefined) waiting.delete(key)
        return run(entry.send)
      })
      tail = response.catch(() => {})
      if (key !== undefined) waiting.set(key, Object.assign(entry, { response }))
      return response
    },
    async settled() {
      while (busy.value) await tail
    },
  }
}
