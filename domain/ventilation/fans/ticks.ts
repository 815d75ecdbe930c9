/**
 * Axis ticks from 0 to the first round value not below `most`, about `count` steps of 1, 2, 2.5 or
 * 5.
 */
export function ticks(most: number, count = 5): number[] {
  if (!(most > 0)) return [0, 1]
  const rough = most / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const steps = Math.ceil(most / step - 1e-9)
  return Array.from({ length: steps + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}
