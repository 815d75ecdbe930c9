import type { Call } from '../../domain/contract/call.ts'
import { baseOf, pathOf } from './address.ts'
import type { UpstreamContext } from './upstream-context.ts'
import type { UpstreamRequest } from './upstream-request.ts'

/** A call of the contract, ready to send; context headers are added later. */
export interface Prepared {
  base: string
  path: string
  body: string | null
  headers: Record<string, string>
}

/** Serialises the parameters of a call. */
export function prepare<Query, Body, ResponseBody>(
  upstreamContext: Pick<UpstreamContext, 'config'>,
  call: Call<Query, Body, ResponseBody>,
  requested: UpstreamRequest<Query, Body>,
): Prepared {
  // The params type omits what a call does not have; here all of it is optional.
  const { params, query, body, headers = {} }: Loose = requested
  return {
    base: baseOf(upstreamContext, call.upstream),
    path: pathOf(call, params, queryOf(query)),
    body: body === undefined ? null : JSON.stringify(body),
    headers,
  }
}

interface Loose {
  params?: Record<string, string>
  headers?: Record<string, string>
  query?: unknown
  body?: unknown
}

export function queryOf(query: unknown): object {
  return typeof query === 'object' && query !== null ? query : {}
}
