import { SELF } from 'cloudflare:test'
import type { AnyCall } from '../../domain/contract/call.ts'
import { contractHeaders } from '../../domain/contract/headers.ts'
import { someAddress } from './request.ts'

export interface Sent {
  params?: Record<string, string> | undefined
  query?: Record<string, string> | undefined
  headers?: Record<string, string> | undefined
  /** As text; not validated here. */
  text?: string | ReadableStream<Uint8Array> | undefined
}

/** Sends a call of the contract unvalidated, junk included. */
export function send(call: AnyCall, { params, query, headers, text }: Sent): Promise<Response> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  )
  const url = new URL(`http://backend/${call.upstream}${path}`)
  url.search = new URLSearchParams(query).toString()
  return SELF.fetch(url, {
    method: call.method,
    headers: {
      [contractHeaders.locale]: 'de',
      [contractHeaders.clientAddress]: someAddress(),
      ...(text !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(text !== undefined && { body: text }),
  })
}
