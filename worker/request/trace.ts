/** W3C trace context of one visitor's request: 32 hex digits that its log lines and calls share. */
const traceIds = new WeakMap<object, string>()

/**
 * Id of the trace that a request belongs to: that of its own `traceparent` where it brings a valid
 * one, else the platform's id of the request (`CF-Ray`, 16 digits, with zeros before them), by which
 * its own log finds it too, else a new one.
 */
export function traceIdOf(request: object): string {
  const known = traceIds.get(request)
  if (known) return known
  const traceId =
    request instanceof Request ? (callersTraceId(request) ?? rayOf(request)) : undefined
  const id = traceId ?? randomHex(16)
  traceIds.set(request, id)
  return id
}

/** `traceparent` of one call of an upstream, with a span of its own. */
export function traceparentOf(request: object): string {
  return `00-${traceIdOf(request)}-${randomHex(8)}-01`
}

/** Correlates a report with its log lines; every response has it. */
export function requestIdHeader(request: Request): [string, string] {
  return ['X-Request-Id', traceIdOf(request)]
}

const traceparent = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

function callersTraceId(request: Request): string | undefined {
  return traceparent.exec(request.headers.get('traceparent') ?? '')?.[1]
}

/** `8f1c0a7b2e4d9f03-FRA` without the place. */
function rayOf({ headers }: Request): string | undefined {
  const ray = /^(?!0+-)([\da-f]{16})-[A-Z]{3}$/.exec(headers.get('CF-Ray') ?? '')?.[1]
  return ray?.padStart(32, '0')
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
