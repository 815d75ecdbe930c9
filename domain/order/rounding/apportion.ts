/**
 * Distributes an integer over weights so that the shares sum to it, each within one of its exact
 * value (largest remainder). All-zero weights get equal shares.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return roundTogether(
    total,
    weights.map((weight) => (sum === 0 ? total / weights.length : (total * weight) / sum)),
  )
}

/** Rounds values up or down so that they sum to a given integer. */
export function roundTogether(total: number, exact: readonly number[]): number[] {
  const floors = exact.map((value) => Math.floor(value + 1e-9))
  let missing = total - floors.reduce((all, value) => all + value, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - (floors[index] ?? 0) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder) {
    if (missing <= 0) break
    floors[index] = (floors[index] ?? 0) + 1
    missing--
  }
  return floors
}
