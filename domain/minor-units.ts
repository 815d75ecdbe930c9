/** Converts a decimal amount to hundredths for arithmetic: 0.29 is 29. */
export function toMinor(decimal: number): number {
  return Math.round(decimal * 100)
}

/** Converts hundredths to a decimal amount. */
export function toDecimal(minor: number): number {
  return minor / 100
}

/** Removes float errors from an amount; zero is never negative. */
export function roundToMinor(decimal: number): number {
  return toDecimal(toMinor(decimal)) + 0
}
