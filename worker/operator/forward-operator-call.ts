import type { Context } from 'hono'
import { operatorHeaders } from '../../domain/operator/signature.ts'
import { type AppEnv, readConfig } from '../env.ts'
import { storefrontHeaders } from '../upstream/upstream-context.ts'
import { requestIdHeader, traceparentOf } from '../request/trace.ts'

const forwarded = [...Object.values(operatorHeaders), 'Content-Type']

/**
 * Forwards a call of the operator API to the embedded backend, which has the keys, checks the
 * signature and remembers nonces. No other part of the request is forwarded.
 */
export async function forwardOperatorCall(c: Context<AppEnv>): Promise<Response> {
  const { raw } = c.req
  const [name, requestId] = requestIdHeader(raw)
  if (!c.env.BACKEND) return c.json(noBackend, 404, { [name]: requestId })
  const headers = new Headers({
    ...storefrontHeaders(readConfig(c.env)),
    traceparent: traceparentOf(raw),
  })
  for (const header of forwarded) {
    const value = raw.headers.get(header)
    if (value !== null) headers.set(header, value)
  }
  const { method } = raw
  const body = method === 'GET' || method === 'HEAD' ? null : await raw.arrayBuffer()
  const answer = await c.env.BACKEND.fetch(raw.url, { method, headers, body, redirect: 'manual' })
  const response = new Response(answer.body, answer)
  response.headers.set(name, requestId)
  return response
}

const noBackend = {
  status: 404,
  code: 'no_backend',
  title: 'This shop has a store of its own; operate that.',
}
