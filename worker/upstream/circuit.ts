const failuresToOpen = 5
const openFor = 5000

interface Circuit {
  failures: number
  openUntil: number
  /** A half-open circuit lets the calls of one request through; until then others are refused. */
  probeUntil: number
  probe: object | null
  /** Of the last failure, where the upstream answered. */
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
 * Whether an upstream may be asked now. After the pause one request at a time tries it out, with all
 * its calls: one that got through alone would be given up with the page that the others cannot make.
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

/** The upstream answered, whatever it said. */
export function recordSuccess(upstream: string): void {
  circuits.delete(upstream)
}

/** Refused, timed out or 5xx with its status. */
export function recordFailure(upstream: string, now: number, status?: number): void {
  const circuit = circuits.get(upstream) ?? { ...closed }
  circuit.failures += 1
  circuit.status = status
  circuit.probeUntil = 0
  if (circuit.failures >= failuresToOpen) circuit.openUntil = now + openFor
  circuits.set(upstream, circuit)
}

/** What an upstream last answered that is not asked at present. */
export function lastStatus(upstream: string): number | undefined {
  return circuits.get(upstream)?.status
}

/** The call was given up before it was clear whether the upstream works. */
export function releaseProbe(upstream: string): void {
  const circuit = circuits.get(upstream)
  if (circuit) circuit.probeUntil = 0
}
