/** Outliers to skip in a page view with 500 interactions. */
const remembered = 10

interface Interaction {
  interactionId?: number
  duration: number
}

/**
 * INP: the longest interaction of a page view, skipping one in fifty. A press and its release are
 * one interaction under one id.
 */
export function createInpMetric() {
  const longest = new Map<number, number>()
  const seen = new Set<number>()
  return {
    add({ interactionId, duration }: Interaction) {
      if (!interactionId) return
      seen.add(interactionId)
      longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0))
      if (longest.size <= remembered) return
      const [shortest] = [...longest].toSorted(([, a], [, b]) => a - b)
      if (shortest) longest.delete(shortest[0])
    },
    worst(count = seen.size): number | undefined {
      const durations = [...longest.values()].toSorted((a, b) => b - a)
      return durations[Math.min(durations.length - 1, Math.floor(count / 50))]
    },
  }
}

const pauseMs = 1000
const sessionMs = 5000

/** CLS: the largest session window of shifts: gaps below a second, five seconds at most. */
export function createClsMetric() {
  let [from, last, sum, largest] = [0, Number.NEGATIVE_INFINITY, 0, 0]
  return {
    add(at: number, value: number) {
      const isSame = at - last < pauseMs && at - from < sessionMs
      if (!isSame) [from, sum] = [at, 0]
      last = at
      sum += value
      largest = Math.max(largest, sum)
    },
    worst: () => largest,
  }
}
