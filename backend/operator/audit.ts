import type { OperatorScope } from '../../domain/operator/scopes.ts'
import { log } from '../request/log.ts'

export interface AuditEntry {
  keyId: string
  /** `PUT /operator/prices`. */
  call: string
  scope: OperatorScope | null
  status: number
  /** `done`, or the code of the problem. */
  outcome: string
  requestId: string
}

/** Audited refusals per minute: forged calls must not fill the database. */
export const maxRefusals = 60
/** Retention of the audit log in days. */
export const auditDays = 400

/**
 * Writes a call to the audit log; refused ones also to the Worker's log. Calls with a valid
 * signature are always audited; of unsigned ones only the first of each minute.
 */
export async function writeAudit(
  db: D1Database,
  { keyId, call, scope, status, outcome, requestId }: AuditEntry,
  now: Date,
): Promise<void> {
  const isForged = status === 401
  if (outcome !== 'done') {
    log('warn', 'operator-refusal', {
      operator: keyId,
      call,
      scope,
      status,
      outcome,
      request: requestId,
    })
  }
  const minuteAgo = new Date(now.getTime() - 60_000).toISOString()
  await db
    .prepare(
      `INSERT INTO operator_audit (at, key_id, call, scope, status, outcome, request_id)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE ?8 = 0 OR
        (SELECT count(*) FROM operator_audit WHERE at > ?9 AND status = 401) < ${maxRefusals}`,
    )
    .bind(
      now.toISOString(),
      keyId,
      call,
      scope,
      status,
      outcome,
      requestId,
      isForged ? 1 : 0,
      minuteAgo,
    )
    .run()
}
