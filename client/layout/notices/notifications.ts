import { computed, signal } from '@preact/signals-react'
import type { NoticeKind } from '../../../domain/notice-kind.ts'

const maxShown = 4

export interface Notification {
  id: number
  kind: NoticeKind
  title?: string
  text: string
  /** Link to the next step. */
  link?: { href: string; label: string }
}

export type NewNotification = Omit<Notification, 'id'> & { duration?: number }

interface Entry extends Notification {
  left: number
  startedAt?: number
  timer?: ReturnType<typeof setTimeout>
}

/** A queue of short messages; those beyond the fourth wait (spec §9). */
export function createNotifications(duration = 3000) {
  const queue = signal<readonly Entry[]>([])
  let lastId = 0
  let paused = false

  function runTimers() {
    for (const entry of queue.peek().slice(0, maxShown)) {
      if (entry.timer !== undefined || paused) continue
      entry.startedAt = Date.now()
      entry.timer = setTimeout(() => dismiss(entry.id), entry.left)
    }
  }

  function dismiss(id: number) {
    const entry = queue.peek().find((one) => one.id === id)
    clearTimeout(entry?.timer)
    queue.value = queue.peek().filter((one) => one.id !== id)
    runTimers()
  }

  return {
    shown: computed<readonly Notification[]>(() => queue.value.slice(0, maxShown)),
    dismiss,
    notify({ duration: own, ...notification }: NewNotification): number {
      const id = ++lastId
      queue.value = [...queue.peek(), { ...notification, id, left: own ?? duration }]
      runTimers()
      return id
    },
    /** Timers pause while the pointer or the focus is on them. */
    pause() {
      paused = true
      for (const entry of queue.peek()) {
        if (entry.timer === undefined) continue
        clearTimeout(entry.timer)
        delete entry.timer
        entry.left = Math.max(500, entry.left - (Date.now() - (entry.startedAt ?? Date.now())))
      }
    },
    resume() {
      paused = false
      runTimers()
    },
  }
}

/** Those of the layout stay for 5 s. */
export const notifications = createNotifications(5000)
export const { notify } = notifications
