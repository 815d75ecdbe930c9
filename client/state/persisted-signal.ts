import { effect, type Signal, signal } from '@preact/signals-react'
import type * as z from 'zod/mini'

interface PersistedSignal<T> {
  /** Name in the storage. */
  key: string
  /** Raise it when the shape changes; what older versions stored is forgotten. */
  version: number
  /** What the shape is, by a schema or by a guard; pages that count their bytes take a guard. */
  schema?: z.ZodMiniType<T>
  accepts?: (value: unknown) => value is T
  initial: T
}

/** False while rendering on the server and hydrating: what is stored must not change the markup. */
export const storageIsLoaded = signal(false)

const loaders: (() => void)[] = []

/** Reads all persisted signals; called once, after hydration. */
export function loadStorage() {
  if (storageIsLoaded.peek()) return
  storageIsLoaded.value = true
  loaders.forEach((load) => load())
}

/**
 * A signal that this browser remembers and all its tabs share. It holds `initial` until the storage
 * is loaded, and also when the storage holds junk, is full or is forbidden.
 */
export function persistedSignal<T>(options: PersistedSignal<T>): Signal<T> {
  const { key, version, initial } = options
  const name = `${key}.v${version}`
  const state = signal(initial)
  let stored: string | null = null

  function read(text: string | null) {
    stored = text
    state.value = parse(text, options) ?? initial
  }

  function load() {
    read(readItem(name))
    addEventListener('storage', (event) => {
      if (event.key === name || event.key === null) read(event.newValue)
    })
    effect(() => {
      const text = JSON.stringify(state.value)
      if (text === stored || (stored === null && state.value === initial)) return
      stored = text
      writeItem(name, text)
    })
  }

  if (storageIsLoaded.peek()) load()
  else loaders.push(load)
  return state
}

function parse<T>(text: string | null, { schema, accepts }: PersistedSignal<T>): T | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return accepts?.(value) ? value : schema?.safeParse(value).data
  } catch {
    return undefined
  }
}

function readItem(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function writeItem(name: string, text: string) {
  try {
    localStorage.setItem(name, text)
  } catch {
    // Full or forbidden: remembered for as long as the page is open.
  }
}
