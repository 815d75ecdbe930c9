import { api } from '../../domain/api.ts'
import { hasSession } from '../known-visitor.ts'
import { guestIdentity, setIdentity } from '../sign-in/identity.ts'
import { deleteOthersRecords } from './personal-records.ts'

/**
 * Restores stored input of this session, and deletes that of another one or of yesterday, before
 * the first interaction: all other data of the session loads after it (decision 0136). If the
 * session of a customer cannot be read, both wait until then.
 */
export async function determineOwner(): Promise<void> {
  const customerId = hasSession() ? await fetchCustomerId() : null
  if (customerId === undefined) return
  setIdentity(customerId)
  deleteOthersRecords(customerId ?? guestIdentity)
}

/** Null for a guest; undefined if the response is lost or invalid. */
async function fetchCustomerId(): Promise<string | null | undefined> {
  try {
    const body: unknown = await (await fetch(api.session)).json()
    return idOf(body)
  } catch {
    return undefined
  }
}

/** Without the response's schema, which is ten times the size of this file. */
function idOf(body: unknown): string | null | undefined {
  if (typeof body !== 'object' || body === null || !('user' in body)) return undefined
  const { user } = body
  if (user === null) return null
  if (typeof user !== 'object' || !('id' in user)) return undefined
  return typeof user.id === 'string' ? user.id : undefined
}
