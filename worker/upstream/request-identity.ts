import type { AnyCall } from '../../domain/contract/call.ts'
import { type UpstreamContext, contextHeaders } from './upstream-context.ts'
import type { Prepared } from './prepare.ts'
import type { RequestIdentity } from '../cache/content/request-identity.ts'

/**
 * Digest of everything that an answer may depend on: method, address, path and query, contract
 * headers, and the body with the GraphQL document and its variables. It is computed from the
 * request that is sent, so two different reads cannot share a cache entry.
 */
export async function identityOf(
  { context }: Pick<UpstreamContext, 'context'>,
  call: AnyCall,
  { base, path, body, headers }: Prepared,
): Promise<RequestIdentity> {
  const all = { ...contextHeaders(context), ...headers }
  const request = JSON.stringify([call.method, base, path, Object.entries(all), body])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(request))
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
  // The readable prefix is for debugging.
  const readable = `${call.upstream}${path}`.slice(0, 60).replace(/[^\w/.-]/g, '')
  return `${readable}#${hex.join('')}` as RequestIdentity
}
