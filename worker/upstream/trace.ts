/** W3C trace context of one visitor's request: 32 hex digits that its log lines and calls share. */
const traceIds = new WeakMap<object, string>()

/**
 * Id of the trace that a request belongs to: that of its own `traceparent` where it brings a valid
 * one, else a new one. Made when the first call needs it, so cached pages never pay for it.
 */
export function traceIdOf(request: object): string {
  const known = traceIds.get(request)
  if (known) return known
  const id = (request instanceof Request && callersTraceId(request)) || randomHex(16)
  traceIds.set(request, id)
  return id
}

/** `traceparent` of one call of an upstream, with a span of its own. */
export function traceparentOf(request: object): string {
  return `00-${traceIdOf(request)}-${randomHex(8)}-01`
}

/** Tells whoever reports a failure which log lines belong to it. */
export function requestIdHeader(request: Request): [string, string] {
  return ['X-Request-Id', traceIdOf(request)]
}

const traceparent = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

function callersTraceId(request: Request): string | undefined {
  return traceparent.exec(request.headers.get('traceparent') ?? '')?.[1]
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
