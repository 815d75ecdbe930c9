/** How hard a code is to read (ISO/IEC 18004, 7.8.3): the mask with the least is taken. */
export function qrPenalty(rows: readonly (readonly boolean[])[]): number {
  const columns = rows.map((_, column) => rows.map((row) => row[column] ?? false))
  const lines = [...rows, ...columns].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''))
  return (
    lines.reduce((sum, line) => sum + runs(line) + finders(line), 0) + squares(rows) + balance(rows)
  )
}

/** Five and more of the same in a row. */
function runs(line: string): number {
  const found = line.match(/0{5,}|1{5,}/g) ?? []
  return found.reduce((sum, run) => sum + run.length - 2, 0)
}

/** What looks like a finder pattern. */
function finders(line: string): number {
  const found = line.match(/(?=00001011101|10111010000)/g) ?? []
  return found.length * 40
}

/** Two by two of the same. */
function squares(rows: readonly (readonly boolean[])[]): number {
  let count = 0
  for (const [y, row] of rows.entries()) {
    const below = rows[y + 1]
    if (!below) break
    for (let x = 1; x < row.length; x++) {
      const dark = row[x]
      if (dark === row[x - 1] && dark === below[x] && dark === below[x - 1]) count++
    }
  }
  return count * 3
}

/** Far from as much dark as light. */
function balance(rows: readonly (readonly boolean[])[]): number {
  const all = rows.flat()
  const share = (all.filter(Boolean).length * 20) / all.length
  return Math.max(0, Math.ceil(Math.abs(share - 10)) - 1) * 10
}
