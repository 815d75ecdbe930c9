/** The storefront's trace id, which its own log and answer have too; else one of our own. */
export function requestIdOf({ headers }: Request): string {
  const [, traceId] = /^[\da-f]{2}-([\da-f]{32})-/.exec(headers.get('traceparent') ?? '') ?? []
  return traceId ?? crypto.randomUUID()
}
