import { effect, type Signal, signal } from '@preact/signals-react'
import type * as z from 'zod/mini'
import { guestIdentity, hasSignedInToOrder, identity, type Identity } from '../sign-in/identity.ts'

/**
 * `device`: of this browser, whoever uses it, for as long as the specification says. `personal`: bound
 * to the session it was typed under, wiped when that changes, and a day after the last change.
 */
export type Privacy = 'device' | 'personal'

interface PersistedSignal<T> {
  /** Name in the storage. */
  key: string
  privacy: Privacy
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
const declared = new Map<string, Privacy>()

/** @internal Name and class of every persisted signal that was made, for tests. */
export function declaredPrivacy(): ReadonlyMap<string, Privacy> {
  return declared
}

/** Reads all persisted signals; called once, after hydration. */
export function loadStorage() {
  if (storageIsLoaded.peek()) return
  storageIsLoaded.value = true
  effect(() => {
    if (identity.value !== null) sweep(identity.value)
  })
  loaders.forEach((load) => load())
}

const personalPrefix = 'personal.'

/** Deletes another session's data, also of signals that this page does not use. */
function sweep(owner: Identity) {
  for (const name of storedNames()) {
    if (name.startsWith(personalPrefix) && openRecord(readItem(name), owner) === undefined)
      removeItem(name)
  }
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

/**
 * A signal that this browser remembers and all its tabs share. It holds `initial` until the storage
 * is loaded (and, where it is personal, until it is known who is here), and also when the storage
 * holds junk, is full or is forbidden.
 */
export function persistedSignal<T>(options: PersistedSignal<T>): Signal<T> {
  const { key, version, initial, privacy } = options
  const isPersonal = privacy === 'personal'
  const name = `${isPersonal ? personalPrefix : ''}${key}.v${version}`
  declared.set(name, privacy)
  const state = signal(initial)
  let stored: string | null = null
  /** Whom the present value belongs to. */
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
    // Nobody's data are left behind as an empty record.
    if (state.peek() === initial || text === JSON.stringify(initial)) removeItem(name)
    else writeItem(name, recordOf(state.peek()))
  }

  /** The session is known, or has changed. */
  function bind(next: Identity) {
    const before = owner
    owner = next
    // Typed on this page before it was known who is here.
    if (before === null && state.peek() !== initial) return write(JSON.stringify(state.peek()))
    const text = readItem(name)
    read(text)
    if (text === null) return
    // Somebody else's, too old or junk; what went over to this customer is theirs from now on.
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

  if (storageIsLoaded.peek()) load()
  else loaders.push(load)
  return state
}

const recordMs = 24 * 60 * 60_000

/** Versions that were stored before this class of data was bound to anybody. */
function removeOlder({ key, version }: { key: string; version: number }) {
  for (let older = 1; older < version; older++) removeItem(`${key}.v${older}`)
}

function ownerOf(text: string): unknown {
  const record = parseJson(text)
  return typeof record === 'object' && record !== null && 'owner' in record ? record.owner : null
}

/** The value of a record of this owner, or of the guest that they were before signing in to order. */
function openRecord(text: string | null, owner: Identity | null): unknown {
  const record = parseJson(text)
  if (typeof record !== 'object' || record === null || owner === null) return undefined
  // Any object may have these keys; their values are still unknown.
  const { owner: of, at, value } = record as Partial<Record<'owner' | 'at' | 'value', unknown>>
  const isOwn = of === owner || (of === guestIdentity && hasSignedInToOrder())
  const now = Date.now()
  return isOwn && typeof at === 'number' && at <= now && now - at < recordMs ? value : undefined
}

function accepted<T>(value: unknown, { schema, accepts }: PersistedSignal<T>): T | undefined {
  if (value === undefined) return undefined
  return accepts?.(value) ? value : schema?.safeParse(value).data
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
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

function removeItem(name: string) {
  try {
    localStorage.removeItem(name)
  } catch {
    // Forbidden: then nothing was stored either.
  }
}
