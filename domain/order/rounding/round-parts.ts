export interface ExactPart {
  /** In minor units, not rounded. */
  exact: number
  /** What the printed price times the amount is; left out for a part without such a label. */
  labelled?: number | undefined
}

/**
 * Rounds parts so that they sum to an integer, each within one of its exact value. A rest goes
 * where nobody can miss it: to a line whose label it makes true, to costs and reductions, to a line
 * whose label is not its sum anyway, and last to a line whose label is.
 */
export function roundParts(total: number, parts: readonly ExactPart[]): number[] {
  const rounded = parts.map(({ exact }) => Math.round(exact))
  const rest = total - rounded.reduce((sum, value) => sum + value, 0)
  const step = Math.sign(rest)
  const movable = parts
    .map(({ exact, labelled }, index) => {
      const value = rounded[index] ?? 0
      return { index, gap: (exact - value) * step, rank: rankOf(value, step, labelled) }
    })
    .filter(({ gap }) => gap > 1e-9)
    .toSorted((a, b) => a.rank - b.rank || b.gap - a.gap || a.index - b.index)
  for (const { index } of movable.slice(0, Math.abs(rest)))
    rounded[index] = (rounded[index] ?? 0) + step
  return rounded
}

function rankOf(value: number, step: number, labelled: number | undefined): number {
  if (labelled === undefined) return 1
  if (value === labelled) return 3
  return value + step === labelled ? 0 : 2
}
