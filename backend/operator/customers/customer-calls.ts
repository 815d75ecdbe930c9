import type { Hono } from 'hono'
import * as z from 'zod'
import { type LoginLink, LoginLinkRequest } from '../../../domain/operator/login-link.ts'
import { landingPath } from '../../../domain/url/landing-path.ts'
import { findRow, rowSchema } from '../../db/rows.ts'
import { landingClaims, signLandingToken } from '../../store/sign-in/landing-token.ts'
import { jsonBody } from '../json-body.ts'
import { requireNoBody, operatorCall, type OperatorEnv } from '../operator-call.ts'
import { OperatorProblem } from '../operator-problem.ts'

const CustomerRow = rowSchema('customer', { id: z.string() })
const scope = 'customers:login'

/** Signing in as a customer. Paths contain the customer's id, so that the audit log has it. */
export function customerCalls(app: Hono<OperatorEnv>): void {
  const find = { method: 'GET', path: '/customers', scope, parse: requireNoBody } as const
  operatorCall(app, find, ({ db, query }) =>
    requireCustomer(db, 'email', (query.get('email') ?? '').trim().toLowerCase()),
  )

  const link = {
    method: 'POST',
    path: '/customers/:id/login-link',
    scope,
    parse: jsonBody(LoginLinkRequest),
  } as const
  operatorCall(app, link, async ({ domains, ...call }): Promise<LoginLink> => {
    const { db, config, keyId, param, body, now } = call
    const codes = domains?.map(({ code }) => code) ?? [body.domain]
    if (!codes.includes(body.domain)) {
      const reason = `"${body.domain}" is no code of DOMAINS: ${codes.join(', ')}`
      throw new OperatorProblem(422, 'invalid', 'The body does not fit.', [
        { field: 'domain', reason },
      ])
    }
    if (!config.LOGIN_AS_SECRET) {
      throw new OperatorProblem(404, 'no_login_as', 'LOGIN_AS_SECRET is not set.')
    }
    const { id: customerId } = await requireCustomer(db, 'id', param('id'))
    const claims = landingClaims(body.domain, keyId, now)
    const token = await signLandingToken(
      { kind: 'operator', customerId, operator: body.operator, ...claims },
      config.LOGIN_AS_SECRET,
    )
    return { path: landingPath(token), expiresAt: claims.expiresAt }
  })
}

async function requireCustomer(db: D1Database, column: 'id' | 'email', value: string) {
  const row = await findRow(
    db.prepare(`SELECT id FROM customer WHERE ${column} = ?1`).bind(value),
    CustomerRow,
  )
  if (row) return row
  throw new OperatorProblem(404, 'unknown_customer', 'There is no such customer.')
}
