/** Steps of a slider. */
export const sliderSteps = 100

/** Above this ratio of its ends a range is logarithmic: 10 to 20 is as far as 500 to 1000. */
const wide = 20

interface Bounds {
  min: number
  max: number
}

/** Rounded number at a slider step; the ends are exact. */
export function numberAtStep({ min, max }: Bounds, step: number): number {
  if (step <= 0) return min
  if (step >= sliderSteps) return max
  const part = step / sliderSteps
  const exact = isWide(min, max) ? min * (max / min) ** part : min + (max - min) * part
  const rounded = roundTo(exact, smallestDifference(min, max, exact))
  return Math.min(max, Math.max(min, rounded))
}

/** The nearest step of a number, which may be out of range. */
export function stepOfNumber({ min, max }: Bounds, number: number): number {
  if (number <= min) return 0
  if (number >= max) return sliderSteps
  const part = isWide(min, max)
    ? Math.log(number / min) / Math.log(max / min)
    : (number - min) / (max - min)
  return Math.round(part * sliderSteps)
}

function isWide(min: number, max: number): boolean {
  return min > 0 && max / min > wide
}

/** A power of ten below the step size, so that every step has a distinct number. */
function smallestDifference(min: number, max: number, at: number): number {
  const step = isWide(min, max)
    ? at * ((max / min) ** (1 / sliderSteps) - 1)
    : (max - min) / sliderSteps
  return 10 ** Math.floor(Math.log10(step))
}

function roundTo(number: number, unit: number): number {
  return Number((Math.round(number / unit) * unit).toPrecision(12))
}
