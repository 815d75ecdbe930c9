import { effect } from '@preact/signals-react'
import { noticeIcons } from '../ui/notice.tsx'
import { notify } from '../layout/notices/notifications.ts'
import { storageIsLoaded } from './storage-is-loaded.ts'
import type { NoticeKind } from '../../domain/notice-kind.ts'

/** A flash message for the next page. */
export interface Flash {
  kind: NoticeKind
  text: string
  /** Milliseconds, if longer than usual. */
  duration?: number
}

/** Increment the version when the shape changes; older messages are ignored. */
const name = 'flash.v1'
const maxMessages = 8

/** Stores a message over a full page load, in this tab (spec §4: queue, fire and clear). */
export function flash(message: Flash) {
  try {
    sessionStorage.setItem(name, JSON.stringify([...read(), message].slice(-maxMessages)))
  } catch {
    // Storage is full or forbidden: the page itself shows the result.
  }
}

/** Shows stored messages as notifications after hydration, and clears them. */
export function showFlashMessages() {
  effect(() => {
    if (storageIsLoaded.value) take().forEach(notify)
  })
}

function take(): Flash[] {
  const messages = read()
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Storage is blocked: nothing was stored either.
  }
  return messages
}

function read(): Flash[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isFlash).slice(-maxMessages) : []
  } catch {
    return []
  }
}

function isFlash(value: unknown): value is Flash {
  if (typeof value !== 'object' || value === null) return false
  const { kind, text, duration } = value as Partial<Record<keyof Flash, unknown>>
  return (
    typeof kind === 'string' &&
    Object.hasOwn(noticeIcons, kind) &&
    typeof text === 'string' &&
    (duration === undefined || typeof duration === 'number')
  )
}
