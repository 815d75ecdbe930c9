import { effect, type Signal, signal } from '@preact/signals-react'
import type * as z from 'zod/mini'
import { identity, type Identity } from '../sign-in/identity.ts'
import { deleteOthersRecords, openRecord, ownerOf, personalPrefix } from './personal-records.ts'
import { whenStorageLoads } from './storage-is-loaded.ts'
import { parseJson, readItem, removeItem, writeItem } from './safe-storage.ts'

/**
 * `device`: belongs to the browser, kept as long as the specification says. `personal`: bound to
 * its session, wiped when that changes, and a day after the last change.
 */
export type Privacy = 'device' | 'personal'

interface PersistedSignal<T> {
  /** Storage key. */
  key: string
  privacy: Privacy
  /** Increment it when the shape changes; older values are dropped. */
  version: number
  /** Validates the shape, by a schema or by a guard; size-critical pages use a guard. */
  schema?: z.ZodMiniType<T>
  accepts?: (value: unknown) => value is T
  initial: T
}

const declared = new Map<string, Privacy>()

/** @internal Name and class of every persisted signal, for tests. */
export function declaredPrivacy(): ReadonlyMap<string, Privacy> {
  return declared
}

whenStorageLoads(() => {
  effect(() => {
    if (identity.value !== null) deleteOthersRecords(identity.value)
  })
})

/**
 * A signal that is stored in the browser and synchronised between tabs. It is `initial` until the
 * storage is loaded (personal ones: until the session is known), and if the storage holds junk, is
 * full or is forbidden.
 */
export function persistedSignal<T>(options: PersistedSignal<T>): Signal<T> {
  const { key, version, initial, privacy } = options
  const isPersonal = privacy === 'personal'
  const name = `${isPersonal ? personalPrefix : ''}${key}.v${version}`
  declared.set(name, privacy)
  const state = signal(initial)
  let stored: string | null = null
  /** Owner of the current value. */
  let owner: Identity | null = null

  function read(text: string | null) {
    const value = isPersonal ? openRecord(text, owner) : parseJson(text)
    stored = JSON.stringify(value) ?? null
    state.value = accepted(value, options) ?? initial
  }

  const recordOf = (value: T) => JSON.stringify({ owner, at: Date.now(), value })

  function write(text: string) {
    if (stored === text || (stored === null && state.peek() === initial)) return
    stored = text
    if (!isPersonal) return writeItem(name, text)
    // An empty record would reveal that there was one.
    if (state.peek() === initial || text === JSON.stringify(initial)) removeItem(name)
    else writeItem(name, recordOf(state.peek()))
  }

  /** The session became known, or has changed. */
  function bind(next: Identity) {
    const before = owner
    owner = next
    // Input from before the session was known.
    if (before === null && state.peek() !== initial) return write(JSON.stringify(state.peek()))
    const text = readItem(name)
    read(text)
    if (text === null) return
    // Another owner's, expired or junk; transferred input belongs to this customer from now on.
    if (state.peek() === initial) removeItem(name)
    else if (ownerOf(text) !== next) writeItem(name, recordOf(state.peek()))
  }

  function load() {
    if (isPersonal) removeOlder(options)
    else read(readItem(name))
    addEventListener('storage', (event) => {
      if (event.key === name || event.key === null) read(event.newValue)
    })
    effect(() => {
      const next = identity.value
      if (isPersonal && next !== null && next !== owner) bind(next)
    })
    effect(() => {
      const text = JSON.stringify(state.value)
      if (!isPersonal || owner !== null) write(text)
    })
  }

  whenStorageLoads(load)
  return state
}

/** Versions from before this class of data had owners. */
function removeOlder({ key, version }: { key: string; version: number }) {
  for (let older = 1; older < version; older++) removeItem(`${key}.v${older}`)
}

function accepted<T>(value: unknown, { schema, accepts }: PersistedSignal<T>): T | undefined {
  if (value === undefined) return undefined
  return accepts?.(value) ? value : schema?.safeParse(value).data
}
