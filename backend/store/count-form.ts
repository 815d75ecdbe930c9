import type { Caller } from '../request/caller.ts'
import { countAttempt } from './account/rate-limit.ts'
import { formLimit } from './voice-limits.ts'

/** Counts a form by the network address that sent it, where the storefront tells it. */
export async function countForm(db: D1Database, { clientAddress }: Caller): Promise<void> {
  if (clientAddress) await countAttempt(db, formLimit, clientAddress)
}
