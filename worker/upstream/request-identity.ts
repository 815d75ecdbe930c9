import { sha256Hex } from '../../domain/crypto/hex.ts'
import { LRUCache } from 'lru-cache'
import type { PublicContext } from '../../domain/context.ts'
import type { AnyCall } from '../../domain/contract/call.ts'
import { type UpstreamContext, contextHeaders } from './upstream-context.ts'
import type { Prepared } from './prepare.ts'
import type { RequestIdentity } from '../cache/content/request-identity.ts'

/**
 * Digest of everything that a response may depend on: method, address, path and query, contract
 * headers, and the body with the GraphQL document and its variables. It is computed from the
 * request that is sent, so two different reads cannot share a cache entry.
 */
export async function identityOf(
  { context }: Pick<UpstreamContext, 'context'>,
  call: AnyCall,
  { base, path, body, headers }: Prepared,
): Promise<RequestIdentity> {
  const own = Object.keys(headers).length === 0 ? '' : JSON.stringify(headers)
  // A line each: none of them contains a line break.
  const request = `${call.method}\n${base}\n${path}\n${headerLineOf(context)}\n${own}\n${body ?? ''}`
  const known = identities.get(request)
  if (known) return known
  // The readable prefix is for debugging.
  const readable = `${call.upstream}${path}`.slice(0, 60).replace(/[^\w/.-]/g, '')
  const identity =
    `${readable}#${await sha256Hex(new TextEncoder().encode(request))}` as RequestIdentity
  identities.set(request, identity)
  return identity
}

const headerLines = new WeakMap<PublicContext, string>()

/** JSON of the contract headers, once for all reads of a page. */
function headerLineOf(context: PublicContext): string {
  const known = headerLines.get(context)
  if (known !== undefined) return known
  const line = JSON.stringify(contextHeaders(context))
  headerLines.set(context, line)
  return line
}

/** Pages repeat the same reads, and a digest costs more than a look-up. */
const identities = new LRUCache<string, RequestIdentity>({ max: 500 })
