/** Quantities of which less is better: their one-tap limits are upper bounds. */
const lessIsBetter = new Set(['lpa', 'lwa', 'p_el', 'i_max', 'spi', 'sec', 'weight', 'price'])

export function limitEdge(code: string): 'from' | 'to' {
  return lessIsBetter.has(code) ? 'to' : 'from'
}

/**
 * Up to `count` round numbers within a range, for one-tap limits such as "from 100 m³/h". Wide
 * ranges use the 1-2-5 series, narrow ones even steps.
 */
export function rangeSteps(min: number, max: number, count = 4): number[] {
  if (!(max > min) || max <= 0) return []
  return max < 3 * min ? evenSteps(min, max, count) : seriesSteps(min, max, count)
}

function seriesSteps(min: number, max: number, count: number): number[] {
  const steps: number[] = []
  for (let power = 10 ** Math.floor(Math.log10(max)); power >= max / 1e4; power /= 10) {
    for (const factor of [5, 2, 1]) {
      const step = Number((factor * power).toPrecision(2))
      if (step > min && step < max) steps.unshift(step)
    }
  }
  if (steps.length <= count) return steps
  return Array.from(
    { length: count },
    (_, n) => steps[Math.floor((n * steps.length) / count)] ?? max,
  )
}

function evenSteps(min: number, max: number, count: number): number[] {
  const width = (max - min) / count
  const power = 10 ** Math.floor(Math.log10(width))
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= width) ?? 10)
  const first = Math.floor(min / step) + 1
  const steps = Array.from({ length: count }, (_, index) =>
    Number(((first + index) * step).toPrecision(6)),
  )
  return steps.filter((value) => value < max)
}
