/** Amounts are stored in thousandths of the sale unit, so that 0.1 m adds up. */
export function toThousandths(amount: number): number {
  return Math.round(amount * 1000)
}

export function fromThousandths(thousandths: number): number {
  return thousandths / 1000
}
