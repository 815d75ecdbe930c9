import type { Context } from 'hono'
import { errorFields } from '../../domain/error-fields.ts'
import {
  formatOfferedDomains,
  offeredDomainsHeader,
} from '../../domain/operator/offered-domains.ts'
import { operatorHeaders } from '../../domain/operator/signature.ts'
import { type AppEnv, readConfig } from '../env.ts'
import { withTimeout } from '../cache/with-timeout.ts'
import { readBytes, TooLargeError } from '../upstream/read-body.ts'
import { storefrontHeaders } from '../upstream/upstream-context.ts'
import { log } from '../request/log.ts'
import { requestIdHeader, traceparentOf } from '../request/trace.ts'

const forwarded = [...Object.values(operatorHeaders), 'Content-Type']

const problemType = 'application/problem+json'

/** As the backend accepts. */
const maxBody = 1024 * 1024
/** Longer than the longest step of an import. */
const patienceMs = 60_000

/**
 * Forwards a call of the operator API to the embedded backend, which has the keys, checks the
 * signature and remembers nonces. No other part of the request is forwarded.
 */
export async function forwardOperatorCall(c: Context<AppEnv>): Promise<Response> {
  const { raw } = c.req
  const [name, requestId] = requestIdHeader(raw)
  if (!c.env.BACKEND) return problem({ ...noBackend, requestId }, name)
  const config = readConfig(c.env)
  const headers = new Headers({
    ...storefrontHeaders(config),
    [offeredDomainsHeader]: formatOfferedDomains(config.DOMAINS),
    traceparent: traceparentOf(raw),
  })
  for (const header of forwarded) {
    const value = raw.headers.get(header)
    if (value !== null) headers.set(header, value)
  }
  const { method } = raw
  const body = await bodyOf(raw)
  if (body === 'too large') return problem({ ...tooLarge, requestId }, name)
  const init = { method, headers, body, redirect: 'manual' } as const
  const result = await ask(c.env.BACKEND, raw.url, init)
  if (result === null) return problem({ ...noResponse, requestId }, name)
  const isProblem = result.headers.get('Content-Type')?.startsWith(problemType) ?? false
  if (result.status === 403 && !isProblem) {
    log('error', 'operator-outage', { detail: 'BACKEND_TOKEN is another one in the backend' })
    return problem({ ...unknownStorefront, requestId }, name)
  }
  const response = new Response(result.body, result)
  response.headers.set(name, requestId)
  return response
}

/** Nobody has signed it yet, so it must not fill the isolate's memory. */
async function bodyOf({ method, body }: Request): Promise<Blob | 'too large' | null> {
  if (method === 'GET' || method === 'HEAD') return null
  try {
    return await readBytes(new Response(body), maxBody)
  } catch (error) {
    if (error instanceof TooLargeError) return 'too large'
    throw error
  }
}

/** null: an outage of the backend, or no answer in time. */
async function ask(backend: Fetcher, url: string, init: RequestInit): Promise<Response | null> {
  try {
    return await withTimeout(patienceMs, backend.fetch(url, init))
  } catch (error) {
    log('error', 'operator-outage', errorFields(error))
    return null
  }
}

const noBackend = {
  status: 404,
  code: 'no_backend',
  title: 'This shop has a store of its own; operate that.',
}

const tooLarge = {
  status: 413,
  code: 'too_large',
  title: 'The body is over 1 MB: send less at once.',
}

/** It may have been carried out: what may come twice is sent again. */
const noResponse = {
  status: 503,
  code: 'no_answer',
  title: 'The backend did not answer. Send the call again, with a new nonce.',
}

/** Before the operator API, whose own refusals are problems. */
const unknownStorefront = {
  status: 503,
  code: 'unknown_storefront',
  title: 'The backend does not know this storefront; the log says why.',
}

/** RFC 9457, like the refusals of the backend. */
function problem(
  body: { status: number; code: string; title: string; requestId: string },
  requestIdName: string,
): Response {
  return Response.json(body, {
    status: body.status,
    headers: {
      'Content-Type': problemType,
      'Cache-Control': 'no-store',
      [requestIdName]: body.requestId,
    },
  })
}
