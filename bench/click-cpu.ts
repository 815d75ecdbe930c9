interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** µs */
  ts: number
  dur?: number
  /** Thread time in µs. */
  tdur?: number
  args?: { data?: { type?: string } }
}

export const traceCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline']

/**
 * Main thread milliseconds from a click until its frame is submitted. Unlike wall clock time it is
 * independent of other programs. @throws Error if the trace has no click or no frame after it
 */
export function clickCpu(trace: Buffer): number {
  // Written by Chromium.
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const click = traceEvents.find(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click',
  )
  if (!click) throw new Error('The trace has no click')
  const own = traceEvents
    .filter(
      ({ name, ph, pid, tid, ts }) =>
        ph === 'X' &&
        name !== 'RunTask' &&
        pid === click.pid &&
        tid === click.tid &&
        ts >= click.ts,
    )
    .toSorted((a, b) => a.ts - b.ts)
  const frame = own.find(({ name }) => name === 'Commit')
  if (!frame) throw new Error('The trace has no frame after the click')
  let cpu = 0
  let until = 0
  for (const { ts, dur = 0, tdur = 0 } of own) {
    // Nested entries are counted with their parent.
    if (ts > frame.ts || ts < until) continue
    cpu += tdur
    until = ts + dur
  }
  return cpu / 1000
}
