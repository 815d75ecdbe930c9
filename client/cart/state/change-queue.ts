import { type ReadonlySignal, signal } from '@preact/signals-react'

interface ChangeQueue<Answer> {
  /** True from the first change until the last one is answered and settled. */
  busy: ReadonlySignal<boolean>
  /**
   * Sends a change after those before it. Of several waiting changes with the same `key` only the
   * newest is sent; the others share its answer.
   */
  add(send: () => Promise<Answer>, key?: string): Promise<Answer>
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>
}

interface Waiting<Answer> {
  send: () => Promise<Answer>
  answer: Promise<Answer>
}

/**
 * Keeps changes of one thing in order. When the last is through, `settle` gets its answer, or null
 * if any of them failed and the truth has to be asked for.
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
      // More may have been added while settling; then it is settled again after them.
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
