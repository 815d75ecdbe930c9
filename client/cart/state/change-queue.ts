import { type ReadonlySignal, signal } from '@preact/signals-react'

interface ChangeQueue<Answer> {
  /** True from the first change until the last response is settled. */
  busy: ReadonlySignal<boolean>
  /**
   * Queues a change. Of several queued changes with the same `key` only the newest is sent; the
   * others share its response.
   */
  add(send: () => Promise<Answer>, key?: string): Promise<Answer>
  /** Resolves when no change is pending. */
  settled(): Promise<void>
}

interface Waiting<Answer> {
  send: () => Promise<Answer>
  answer: Promise<Answer>
}

/**
 * Serialises changes of one resource. After the last one, `settle` gets its response, or null if
 * any failed and the state must be refetched.
 */
export function createChangeQueue<Answer>(
  settle: (last: Answer | null) => unknown,
): ChangeQueue<Answer> {
  const busy = signal(false)
  const waiting = new Map<string, Waiting<Answer>>()
  let open = 0
  let failed = false
  let tail: Promise<unknown> = Promise.resolve()

  async function run(send: () => Promise<Answer>): Promise<Answer> {
    let last: Answer | null = null
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

  async function finish(last: Answer | null) {
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
        return known.answer
      }
      open++
      busy.value = true
      const entry: Partial<Waiting<Answer>> & { send: typeof send } = { send }
      const answer = tail.then(() => {
        if (key !== undefined) waiting.delete(key)
        return run(entry.send)
      })
      tail = answer.catch(() => {})
      if (key !== undefined) waiting.set(key, Object.assign(entry, { answer }))
      return answer
    },
    async settled() {
      while (busy.value) await tail
    },
  }
}
