import type { Hono } from 'hono'
import * as z from 'zod'
import { MailSuppression } from '../../domain/operator/mail/mail-suppression.ts'
import type { FailedMails, ResentMail } from '../../domain/operator/mail/mails.ts'
import { findRow, hasRow, readRows, rowSchema } from '../db/rows.ts'
import { queueJobs } from '../jobs/queue-jobs.ts'
import { isGivenUp } from '../mail/sending/given-up.ts'
import { isSuppressed, suppress, unsuppress } from '../mail/sending/suppression.ts'
import { jsonBody } from './json-body.ts'
import {
  operatorCall,
  type OperatorContext,
  type OperatorEnv,
  requireNoBody,
} from './operator-call.ts'
import { OperatorProblem } from './operator-problem.ts'

const maxMails = 200

/** Emails that reached nobody, and delivery reports by the provider's webhook or an operator. */
export function mailCalls(app: Hono<OperatorEnv>): void {
  const scope = 'mail:write'
  const suppression = { method: 'PUT', path: '/mail/suppression', scope } as const
  operatorCall(
    app,
    { ...suppression, parse: jsonBody(MailSuppression) },
    async ({ db, body: { email, reason }, keyId, now }) => {
      if (reason === null) return { suppressed: false, changed: await unsuppress(db, email) }
      await suppress(db, { email, reason, source: keyId }, now)
      return { suppressed: true }
    },
  )
  const failed = { method: 'GET', path: '/mail/failed', scope, parse: requireNoBody } as const
  operatorCall(app, failed, listFailed)
  const again = { method: 'POST', path: '/mail/:id/send', scope, parse: requireNoBody } as const
  operatorCall(app, again, sendAgain)
}

const FailedRow = rowSchema('mail', {
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  order: z.string().nullable(),
  createdAt: z.string(),
  attempts: z.number(),
  failure: z.string(),
  dueAt: z.string().nullable(),
})

/** Given up or still tried, newest first. */
async function listFailed({ db }: OperatorContext<undefined>): Promise<FailedMails> {
  const statement = db.prepare(
    `SELECT m.id, m.kind, m.recipient, o.code AS "order", m.created_at, m.attempts, m.failure,
      m.due_at FROM mail m LEFT JOIN sale_order o ON o.id = m.order_id
    WHERE m.failure IS NOT NULL ORDER BY m.created_at DESC LIMIT ${maxMails}`,
  )
  return { mails: await readRows(statement, FailedRow) }
}

const RecipientRow = rowSchema('mail', { recipient: z.string() })

/** Its attempts begin anew; one that waits or was sent is left alone, so that none is sent twice. */
async function sendAgain(context: OperatorContext<undefined>): Promise<ResentMail> {
  const { db, env, now, param, waitUntil } = context
  const id = param('id')
  const select = db.prepare('SELECT recipient FROM mail WHERE id = ?1').bind(id)
  const mail = await findRow(select, RecipientRow)
  if (!mail) throw new OperatorProblem(404, 'unknown_mail', `There is no mail ${id}.`)
  if (await isSuppressed(db, mail.recipient)) {
    const title = `No mail goes to ${mail.recipient}: lift its suppression first.`
    throw new OperatorProblem(409, 'suppressed', title)
  }
  const update = db
    .prepare(
      `UPDATE mail SET due_at = ?2, resent_at = ?2, attempts = 0, sent_at = NULL, failure = NULL,
        lease = NULL, leased_until = NULL WHERE id = ?1 AND ${isGivenUp} RETURNING id`,
    )
    .bind(id, now.toISOString())
  const queued = await hasRow(update)
  if (queued) waitUntil(queueJobs(env, [{ kind: 'send_mail', id }]))
  return { queued }
}
