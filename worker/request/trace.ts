import { randomHex } from '../../domain/crypto/hex.ts'

/** W3C trace context of a request: 32 hex digits shared by its log lines and upstream calls. */
const traceIds = new WeakMap<object, string>()

/**
 * Trace id of a request: from a valid `traceparent`, else the platform's request id (`CF-Ray`, 16
 * digits, zero-padded), which also finds it in the platform's log, else a new one.
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

/** `traceparent` of an upstream call, with a span of its own. */
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

/** `8f1c0a7b2e4d9f03-FRA` without the data centre. */
function rayOf({ headers }: Request): string | undefined {
  const ray = /^(?!0+-)([\da-f]{16})-[A-Z]{3}$/.exec(headers.get('CF-Ray') ?? '')?.[1]
  return ray?.padStart(32, '0')
}
