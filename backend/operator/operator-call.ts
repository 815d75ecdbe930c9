import type { Context, Hono } from 'hono'
import { offeredDomainsHeader, parseOfferedDomains } from '../../domain/operator/offered-domains.ts'
import type { OperatorScope } from '../../domain/operator/scopes.ts'
import { operatorHeaders } from '../../domain/operator/signature.ts'
import { Refusal } from '../contract/refusal.ts'
import { type Config, type Env, readConfig } from '../env.ts'
import { authenticate } from './authenticate.ts'
import { writeAudit } from './audit.ts'
import { claimNonce } from './claim-nonce.ts'
import { OperatorProblem, unexpectedProblem } from './operator-problem.ts'
import { log } from '../request/log.ts'
import { requestIdOf } from '../request/request-id.ts'
import { errorFields } from '../../domain/error-fields.ts'

export interface OperatorEnv {
  Bindings: Env
}

/** An authenticated call with its parsed body. */
export interface OperatorContext<Body> {
  db: D1Database
  env: Env
  config: Config
  keyId: string
  body: Body
  query: URLSearchParams
  param: (name: string) => string
  /** Domains that the storefront serves; null: unknown. */
  domains: ReturnType<typeof parseOfferedDomains>
  now: Date
  /** Runs work after the response (waitUntil); a failure is logged. */
  waitUntil: (work: Promise<unknown>) => void
}

interface Call<Body> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/operator`. */
  path: string
  scope: OperatorScope
  parse: (body: ArrayBuffer) => Body
}

type Checks<Body> = Pick<Call<Body>, 'parse'> & { scope: OperatorScope | null }
type Handler<Body> = (context: OperatorContext<Body>) => Promise<object | Response>

/** Of a call without a body; whatever is sent is signed, but not read. */
export const requireNoBody = (): undefined => undefined

/** Registers a call: signature, scope and replay are checked first, and it is always audited. */
export function operatorCall<Body>(
  app: Hono<OperatorEnv>,
  call: Call<Body>,
  handler: Handler<Body>,
): void {
  app.on(call.method, call.path, (c) => serveCall(c, call, handler))
}

/** Unknown paths: 404 for a signed request, for others the usual refusal. */
export function refuseOtherCalls(app: Hono<OperatorEnv>): void {
  app.all('*', (c) =>
    serveCall(c, { scope: null, parse: requireNoBody }, () => {
      throw new OperatorProblem(404, 'unknown_call', 'There is no such call.')
    }),
  )
}

async function serveCall<Body>(
  c: Context<OperatorEnv>,
  { scope, parse }: Checks<Body>,
  handler: Handler<Body>,
): Promise<Response> {
  const config = readConfig(c.env)
  const requestId = requestIdOf(c.req.raw)
  const path = new URL(c.req.url).pathname
  const entry = {
    keyId: claimedKeyOf(c.req.header(operatorHeaders.key) ?? ''),
    call: `${c.req.method} ${path}`.slice(0, 200),
  }
  const audit = (status: number, outcome: string) =>
    writeAudit(c.env.DB, { ...entry, scope, status, outcome, requestId }, new Date())
  if (config.OPERATOR_KEYS.length === 0) {
    // Without configured keys every call is refused: not audited, but logged.
    log('warn', 'operator-refusal', { call: entry.call, detail: 'OPERATOR_KEYS is not set' })
    return new OperatorProblem(404, 'no_keys', 'There is no operator API here.').toResponse(
      requestId,
    )
  }
  try {
    const result = await responseOf(c, config, { scope, parse }, handler)
    const response = result instanceof Response ? result : Response.json(result)
    response.headers.set('Cache-Control', 'no-store')
    await audit(response.status, 'done')
    return response
  } catch (error) {
    const problem = problemOf(error, entry.call)
    await audit(problem.status, problem.code)
    return problem.toResponse(requestId)
  }
}

async function responseOf<Body>(
  c: Context<OperatorEnv>,
  config: Config,
  { scope, parse }: Checks<Body>,
  handler: Handler<Body>,
): Promise<object | Response> {
  const now = new Date()
  const bytes = await c.req.arrayBuffer()
  const key = await authenticate(config.OPERATOR_KEYS, c.req.raw, bytes, now)
  if (scope && !key.scopes.includes(scope)) {
    throw new OperatorProblem(403, 'out_of_scope', `The key ${key.id} lacks the scope ${scope}.`)
  }
  if (!(await claimNonce(c.env.DB, key))) {
    throw new OperatorProblem(401, 'replayed', 'The nonce was used before.')
  }
  return handler({
    db: c.env.DB,
    env: c.env,
    config,
    keyId: key.id,
    body: parse(bytes),
    query: new URL(c.req.url).searchParams,
    param: (name) => c.req.param(name) ?? '',
    domains: parseOfferedDomains(c.req.header(offeredDomainsHeader)),
    now,
    waitUntil: (work) =>
      c.executionCtx.waitUntil(
        work.catch((error: unknown) =>
          log('error', 'background-failure', {
            call: `${c.req.method} ${c.req.routePath}`,
            ...errorFields(error),
          }),
        ),
      ),
  })
}

/** Key id as claimed by the caller, if well-formed. */
export function claimedKeyOf(id: string): string {
  return /^[\w.-]{1,40}$/.test(id) ? id : ''
}

function problemOf(error: unknown, call: string): OperatorProblem {
  if (error instanceof OperatorProblem) return error
  if (error instanceof Refusal && error.status < 500 && error.status !== 429) {
    const [reason] = error.errors('en')
    return new OperatorProblem(error.status, reason?.code ?? 'refused', reason?.title ?? 'Refused.')
  }
  const { name, message } = error instanceof Error ? error : { name: 'unknown', message: '' }
  log('error', 'operator-failure', { call, error: name, detail: message })
  return unexpectedProblem()
}
