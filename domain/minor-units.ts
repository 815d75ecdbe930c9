/** The decimal amount of the wire in hundredths, in which money is added up: 0.29 is 29. */
export function toMinor(decimal: number): number {
  return Math.round(decimal * 100)
}

/** Hundredths as the decimal amount of the wire. */
export function toDecimal(minor: number): number {
  return minor / 100
}

/** An amount without what binary fractions have added to its hundredths; zero is never negative. */
export function roundToMinor(decimal: number): number {
  return toDecimal(toMinor(decimal)) + 0
}
