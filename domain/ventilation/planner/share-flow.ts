/**
 * Distributes whole m³/h over rooms: each gets its minimum, the rest goes by weight. The parts sum
 * to the total, which must be at least the sum of the minimums.
 */
export function shareFlow(
  total: number,
  rooms: readonly { least: number; weight: number }[],
): number[] {
  const sum = rooms.reduce((all, { weight }) => all + weight, 0)
  const rest = total - rooms.reduce((all, { least }) => all + least, 0)
  const exact = rooms.map(({ least, weight }) => least + (sum > 0 ? (rest * weight) / sum : 0))
  const whole = exact.map(Math.floor)
  // Largest remainder: rounding losses are returned to the most affected.
  const lost = exact
    .map((flow, index) => ({ index, part: flow - Math.floor(flow) }))
    .toSorted((a, b) => b.part - a.part || a.index - b.index)
  const left = total - whole.reduce((all, flow) => all + flow, 0)
  for (const { index } of lost.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}
