import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { type OperatorScope, operatorScopes } from '../../domain/operator/scopes.ts'
import { signedHeaders } from '../../domain/operator/signature.ts'
import { app } from '../app.ts'
import type { Env } from '../env.ts'

export const operatorKey = { id: 'erp', secret: 'secret-of-the-erp-in-these-tests-0123' }
export const readingKey = { id: 'reader', secret: 'secret-of-a-reader-in-these-tests-012' }

const keys = [
  { ...operatorKey, scopes: operatorScopes },
  { ...readingKey, scopes: ['products:export' satisfies OperatorScope] },
]

export interface OperatorRequest {
  method?: string
  path: string
  body?: unknown
  key?: { id: string; secret: string }
  /** Time of signing. */
  at?: Date
  /** Overrides signed headers or the body after signing. */
  forge?: { headers?: Record<string, string>; body?: string; path?: string; method?: string }
  vars?: Record<string, unknown>
}

interface Signed {
  url: string
  method: string
  headers: Record<string, string>
  body: string | null
}

/** A signed request of the operator API. */
export async function signedRequest(options: OperatorRequest): Promise<Signed> {
  const { method = 'PUT', path, body, key = operatorKey, at, forge = {} } = options
  const text = body === undefined ? '' : JSON.stringify(body)
  const call = { method, target: path, body: new TextEncoder().encode(text) }
  const headers = { ...(await signedHeaders(key, call, at)), ...forge.headers }
  const sent = forge.body ?? text
  return {
    url: `http://shop.test${forge.path ?? path}`,
    method: forge.method ?? method,
    headers,
    body: sent === '' ? null : sent,
  }
}

/** Sends it to the backend and waits for waitUntil work. */
export async function sendOperator(
  { url, ...init }: Signed,
  vars: Record<string, unknown> = {},
): Promise<{ status: number; headers: Headers; text: string; response: Record<string, unknown> }> {
  const context = createExecutionContext()
  const bindings: Env = { ...env, OPERATOR_KEYS: JSON.stringify(keys), ...vars }
  const response = await app.request(url, init, bindings, context)
  const text = await response.text()
  await waitOnExecutionContext(context)
  const isJson = response.headers.get('Content-Type')?.includes('json')
  const result = isJson ? JSON.parse(text) : {}
  return { status: response.status, headers: response.headers, text, response: result }
}

export async function operate(options: OperatorRequest) {
  return sendOperator(await signedRequest(options), options.vars)
}
