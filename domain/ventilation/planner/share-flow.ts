/**
 * Shares whole m³/h among rooms: each gets its least, the rest goes by weight. The parts add up to the
 * total exactly, which has to be at least the sum of what is least.
 */
export function shareFlow(
  total: number,
  rooms: readonly { least: number; weight: number }[],
): number[] {
  const sum = rooms.reduce((all, { weight }) => all + weight, 0)
  const rest = total - rooms.reduce((all, { least }) => all + least, 0)
  const exact = rooms.map(({ least, weight }) => least + (sum > 0 ? (rest * weight) / sum : 0))
  const whole = exact.map(Math.floor)
  // What rounding leaves goes to those that lost most by it.
  const lost = exact
    .map((flow, index) => ({ index, part: flow - Math.floor(flow) }))
    .toSorted((a, b) => b.part - a.part || a.index - b.index)
  const left = total - whole.reduce((all, flow) => all + flow, 0)
  for (const { index } of lost.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}
