import { api } from '../../domain/api.ts'
import { hasSession } from '../known-visitor.ts'
import { guestIdentity } from '../sign-in/identity.ts'
import { deleteOthersRecords } from './personal-records.ts'

/**
 * Deletes typed input of another session, or of yesterday, before the first interaction: all other
 * data of the session loads after it (decision 0136). Of a customer whose session cannot be read
 * the input stays until then.
 */
export async function forgetOthers(): Promise<void> {
  const owner = hasSession() ? await fetchCustomerId() : guestIdentity
  if (owner !== null) deleteOthersRecords(owner)
}

/** Null if the response is lost or invalid. */
async function fetchCustomerId(): Promise<string | null> {
  try {
    const body: unknown = await (await fetch(api.session)).json()
    return idOf(body)
  } catch {
    return null
  }
}

/** Without the response's schema, which is ten times the size of this file. */
function idOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('user' in body)) return null
  if (body.user === null) return guestIdentity
  const { user } = body
  return typeof user === 'object' && 'id' in user && typeof user.id === 'string' ? user.id : null
}
