import type { Context } from 'hono'
import { html } from 'hono/html'
import type { OperatorScope } from '../../domain/operator/scopes.ts'
import { isLinkInTime, verifyLink } from '../../domain/operator/signed-link.ts'
import { type Config, readConfig } from '../env.ts'
import { operatorPage, operatorResponse } from '../vitals/operator-page.ts'
import { noSecret } from './authenticate.ts'
import { writeAudit } from './audit.ts'
import { claimedKeyOf, type OperatorEnv } from './operator-call.ts'
import { requestIdOf } from '../request/request-id.ts'

interface LinkContext {
  config: Config
  query: URLSearchParams
  now: Date
}

/**
 * Serves a page opened by a signed link (domain/operator/signed-link.ts). Each visit is audited
 * like a call; a browser gets a page with the reason of a refusal.
 */
export async function serveLink(
  c: Context<OperatorEnv>,
  scope: OperatorScope,
  page: (context: LinkContext) => Promise<Response>,
): Promise<Response> {
  const config = readConfig(c.env)
  const { pathname, searchParams: query } = new URL(c.req.url)
  const now = new Date()
  const keyId = query.get('key') ?? ''
  const outcome = await checkLink(config, { pathname, query, keyId, scope, now })
  await writeAudit(
    c.env.DB,
    {
      keyId: claimedKeyOf(keyId),
      call: `GET ${pathname}`,
      scope,
      status: outcome === 'done' ? 200 : refusals[outcome].status,
      outcome,
      requestId: requestIdOf(c.req.raw),
    },
    now,
  )
  if (outcome === 'done') return page({ config, query, now })
  const { status, reason } = refusals[outcome]
  return operatorResponse(status, (nonce) =>
    operatorPage(nonce, 'This link does not open', html`<p>${reason}</p>`),
  )
}

const refusals = {
  not_signed: { status: 401, reason: 'It is not complete, or it was not signed by a known key.' },
  expired: {
    status: 401,
    reason: 'A link is good for ten minutes. Make a new one on the command line.',
  },
  out_of_scope: { status: 403, reason: 'The key that has signed it may not see this page.' },
} as const

async function checkLink(
  { OPERATOR_KEYS }: Config,
  request: {
    pathname: string
    query: URLSearchParams
    keyId: string
    scope: OperatorScope
    now: Date
  },
): Promise<keyof typeof refusals | 'done'> {
  const { pathname: path, query, keyId, scope, now } = request
  const expires = /^\d{1,12}$/.test(query.get('expires') ?? '') ? Number(query.get('expires')) : 0
  const key = OPERATOR_KEYS.find(({ id }) => id === keyId)
  // An unknown key takes as long as a known one.
  const isSigned = await verifyLink(
    key?.secret ?? noSecret,
    { path, keyId, expires },
    query.get('signature') ?? '',
  )
  if (!key || !isSigned) return 'not_signed'
  if (!isLinkInTime(expires, now)) return 'expired'
  return key.scopes.includes(scope) ? 'done' : 'out_of_scope'
}
