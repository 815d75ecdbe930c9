import { guestIdentity, hasSignedInToOrder, type Identity } from '../sign-in/identity.ts'
import { parseJson, readItem, removeItem, storedNames } from './safe-storage.ts'

/* Stored data of one session: `{ owner, at, value }`. */

export const personalPrefix = 'personal.'

const recordMs = 24 * 60 * 60_000

export function ownerOf(text: string): unknown {
  const record = parseJson(text)
  return typeof record === 'object' && record !== null && 'owner' in record ? record.owner : null
}

/**
 * The record's value for this owner, or for the guest that they were before signing in to order.
 */
export function openRecord(text: string | null, owner: Identity | null): unknown {
  const record = parseJson(text)
  if (typeof record !== 'object' || record === null || owner === null) return undefined
  // Any object may have these keys; their values are unknown here.
  const { owner: of, at, value } = record as Partial<Record<'owner' | 'at' | 'value', unknown>>
  const isOwn = of === owner || (of === guestIdentity && hasSignedInToOrder())
  const now = Date.now()
  return isOwn && typeof at === 'number' && at <= now && now - at < recordMs ? value : undefined
}

/** Deletes another session's data, also of signals that this page does not use. */
export function deleteOthersRecords(owner: Identity) {
  for (const name of storedNames()) {
    if (name.startsWith(personalPrefix) && openRecord(readItem(name), owner) === undefined)
      removeItem(name)
  }
}
