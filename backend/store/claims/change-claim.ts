import * as z from 'zod'
import { canTransition, needsReason } from '../../../domain/claim/claim-state.ts'
import type { Claim } from '../../../domain/contract/store-claims.ts'
import type { ChangeClaim } from '../../../domain/operator/claim-commands.ts'
import { findRow, rowSchema } from '../../db/rows.ts'
import type { Config } from '../../env.ts'
import { claimUpdate } from '../../mail/claim/claim-update.ts'
import { mailInsert } from '../../mail/outbox-table.ts'
import { loadSender } from '../../mail/sender.ts'
import { findClaim, type StoredClaim } from './stored-claim.ts'

/** Reason why a claim was not changed, as code and message. */
export class ClaimRefusal extends Error {
  readonly code: 'key_reused' | 'not_possible' | 'note_needed' | 'overtaken'

  constructor(code: ClaimRefusal['code'], message: string) {
    super(message)
    this.code = code
  }
}

const EventRow = rowSchema('warranty_claim_event', {
  claimId: z.string(),
  state: z.string(),
  note: z.string(),
})

/**
 * Changes a claim's state: event, state and customer email in one transaction, idempotent by key.
 * @throws ClaimRefusal
 */
export async function changeClaim(
  db: D1Database,
  stored: StoredClaim,
  { key, state, note }: ChangeClaim,
  { actor, config, now }: { actor: string; config: Config; now: Date },
): Promise<Claim> {
  if (await isCarriedOut(db, stored, { key, state, note })) return stored.claim
  const { claim, id, locale, orderId } = stored
  if (!canTransition(claim.state, state)) {
    throw new ClaimRefusal('not_possible', `A claim that is ${claim.state} cannot become ${state}.`)
  }
  if (needsReason(state) && !note) {
    throw new ClaimRefusal('note_needed', `To be ${state} a claim needs a note for the customer.`)
  }
  const at = now.toISOString()
  const changed: Claim = { ...claim, state, history: [...claim.history, { state, at, note }] }
  const eventId = crypto.randomUUID()
  const isDone = {
    sql: 'EXISTS (SELECT 1 FROM warranty_claim_event WHERE id = ?1)',
    value: eventId,
  }
  const sender = await loadSender(db, config, locale)
  const [written] = await db.batch([
    db
      .prepare(
        `INSERT INTO warranty_claim_event (id, claim_id, nth, state, at, note, actor, command_key)
        SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
        WHERE EXISTS (SELECT 1 FROM warranty_claim WHERE id = ?2 AND state = ?9)
        ON CONFLICT DO NOTHING`,
      )
      .bind(eventId, id, changed.history.length, state, at, note, actor, key, claim.state),
    db
      .prepare(`UPDATE warranty_claim SET state = ?2 WHERE id = ?3 AND ${isDone.sql}`)
      .bind(eventId, state, id),
    mailInsert(
      db,
      { recipient: claim.email, orderId, locale, ...claimUpdate(sender, changed, note) },
      isDone,
    ),
  ])
  if (written?.meta.changes) return changed
  const current = await findClaim(db, 'number', claim.number)
  if (current && (await isCarriedOut(db, current, { key, state, note }))) return current.claim
  throw new ClaimRefusal('overtaken', 'Somebody else has changed the claim: look at it again.')
}

/** @throws ClaimRefusal if the key belongs to another command */
async function isCarriedOut(
  db: D1Database,
  { id }: StoredClaim,
  { key, state, note }: ChangeClaim,
): Promise<boolean> {
  const row = await findRow(
    db
      .prepare('SELECT claim_id, state, note FROM warranty_claim_event WHERE command_key = ?1')
      .bind(key),
    EventRow,
  )
  if (!row) return false
  if (row.claimId === id && row.state === state && row.note === note) return true
  throw new ClaimRefusal('key_reused', 'Another command has this key.')
}
