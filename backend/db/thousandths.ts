/** Amounts are stored in thousandths of the sale unit, so that sums of 0.1 m are exact. */
export function toThousandths(amount: number): number {
  return Math.round(amount * 1000)
}

export function fromThousandths(thousandths: number): number {
  return thousandths / 1000
}
