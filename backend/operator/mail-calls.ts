import type { Hono } from 'hono'
import { MailSuppression } from '../../domain/operator/mail-suppression.ts'
import { suppress, unsuppress } from '../mail/sending/suppression.ts'
import { jsonBody } from './json-body.ts'
import { operatorCall, type OperatorEnv } from './operator-call.ts'

/** Delivery reports of emails, by the provider's webhook or an operator. */
export function mailCalls(app: Hono<OperatorEnv>): void {
  const call = {
    method: 'PUT',
    path: '/mail/suppression',
    scope: 'mail:write',
    parse: jsonBody(MailSuppression),
  } as const
  operatorCall(app, call, async ({ db, body: { email, reason }, keyId, now }) => {
    if (reason === null) return { suppressed: false, changed: await unsuppress(db, email) }
    await suppress(db, { email, reason, source: keyId }, now)
    return { suppressed: true }
  })
}
