/** The storefront's trace id, which its log and response have too; else a new one. */
export function requestIdOf({ headers }: Request): string {
  const [, traceId] = /^[\da-f]{2}-([\da-f]{32})-/.exec(headers.get('traceparent') ?? '') ?? []
  return traceId ?? crypto.randomUUID()
}
