import type { Anchor } from '../family.ts'

/** A size as one number: a diameter, or the diameter of the same area for `400x200`. */
export function numericSize(size: string): number {
  const known = numeric.get(size)
  if (known !== undefined) return known
  const number = parseSize(size)
  numeric.set(size, number)
  return number
}

const numeric = new Map<string, number>()

function parseSize(size: string): number {
  const [a = 0, b] = size.replaceAll('-', '.').split('x').map(Number)
  return b === undefined ? a : Math.round(Math.sqrt((a * b * 4) / Math.PI))
}

/** Interpolates a figure at a size; `share` 0 is the low anchor, 1 the high one. */
export function atSize(anchors: readonly Anchor[], size: string | null, share: number): number {
  const blend = ([, low, high]: Anchor) => low + (high - low) * share
  const first = anchors[0]
  if (!first) return 0
  if (anchors.length === 1 || size === null) return blend(first)
  const target = numericSize(size)
  const above = anchors.findIndex(([at]) => at >= target)
  const upperIndex = above === -1 ? anchors.length - 1 : Math.max(1, above)
  const lower = anchors[upperIndex - 1] ?? first
  const upper = anchors[upperIndex] ?? first
  const from = blend(lower)
  const to = blend(upper)
  const way = Math.log(target / lower[0]) / Math.log(upper[0] / lower[0])
  if (from <= 0 || to <= 0) return from + (to - from) * way
  return from * (to / from) ** way
}

const wholeFives = new Set(['dp_max', 'q_min', 'q_normal'])
const tenths = new Set(['sec', 'leak_int', 'leak_ext', 'aec', 'fde', 'light_eff', 'gfe', 'p_off', 'p_standby'])

/** Rounds a figure as on data sheets. */
export function roundFigure(code: string, value: number): number {
  if (code === 'q_max') return round(value, value < 60 ? 1 : value < 1000 ? 5 : value < 5000 ? 10 : 50)
  if (wholeFives.has(code)) return round(value, value < 100 ? 1 : 5)
  if (code === 'p_el') return round(value, value < 10 ? 0.1 : value < 500 ? 1 : 10)
  if (code === 't_max') return round(value, 10)
  if (code === 'spi' || code === 'i_max') return round(value, 0.01)
  if (tenths.has(code)) return round(value, 0.1)
  if (code === 'free_area') return round(value, value < 100 ? 1 : 5)
  if (code === 'weight') return round(value, value < 1 ? 0.01 : value < 20 ? 0.1 : 1)
  return round(value, 1)
}

/** To the nearest multiple of a step. */
export function round(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(2))
}
