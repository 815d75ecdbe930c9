const failuresToOpen = 5
const openFor = 5000

interface Circuit {
  failures: number
  openUntil: number
  /** A half-open circuit admits the calls of one request and refuses others meanwhile. */
  probeUntil: number
  probe: object | null
  /** Status of the last failure, if the upstream answered. */
  status: number | undefined
}

const closed: Circuit = {
  failures: 0,
  openUntil: 0,
  probeUntil: 0,
  probe: null,
  status: undefined,
}
const circuits = new Map<string, Circuit>()

/**
 * Whether an upstream may be called. After the pause, one request at a time probes it with all of
 * its calls: a single call would be wasted, because the page needs the others too.
 */
export function allowRequest(
  upstream: string,
  { now, deadline, request }: { now: number; deadline: number; request: object },
): boolean {
  const circuit = circuits.get(upstream)
  if (!circuit || circuit.failures < failuresToOpen) return true
  if (now < circuit.openUntil) return false
  if (now < circuit.probeUntil) return circuit.probe === request
  circuit.probeUntil = now + deadline
  circuit.probe = request
  return true
}

/** The upstream answered, with any status. */
export function recordSuccess(upstream: string): void {
  circuits.delete(upstream)
}

/** Unreachable, timed out, or 5xx with its status. */
export function recordFailure(upstream: string, now: number, status?: number): void {
  const circuit = circuits.get(upstream) ?? { ...closed }
  circuit.failures += 1
  circuit.status = status
  circuit.probeUntil = 0
  if (circuit.failures >= failuresToOpen) circuit.openUntil = now + openFor
  circuits.set(upstream, circuit)
}

/** Status of the last failure, reported while the circuit is open. */
export function lastStatus(upstream: string): number | undefined {
  return circuits.get(upstream)?.status
}

/** The call was aborted before the upstream's state was clear. */
export function releaseProbe(upstream: string): void {
  const circuit = circuits.get(upstream)
  if (circuit) circuit.probeUntil = 0
}
