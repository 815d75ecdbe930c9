import { qrCodewords } from './qr-codewords.ts'
import { drawFormat, functionPatterns, type QrGrid } from './qr-grid.ts'
import { qrPenalty } from './qr-penalty.ts'

/** Whether a mask turns a module round (ISO/IEC 18004, table 10). */
const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/**
 * Modules of the QR code of a text, true for dark, without the quiet zone: error correction M, byte
 * mode. Server only.
 * @throws RangeError for more than 331 bytes
 */
export function qrCode(text: string): boolean[][] {
  const { version, codewords } = qrCodewords(text)
  const patterns = functionPatterns(version)
  const path = dataPath(patterns)
  const drawn = masks.map((isTurned, mask) => {
    const rows = patterns.map((row) => row.map((dark) => dark ?? false))
    for (const [place, [row, column]] of path.entries()) {
      const bit = ((codewords[place >>> 3] ?? 0) >>> (7 - (place & 7))) & 1
      const line = rows[row]
      if (line) line[column] = (bit === 1) !== isTurned(row, column)
    }
    drawFormat((row, column, dark) => rows[row]?.splice(column, 1, dark), rows.length, mask)
    return { rows, penalty: qrPenalty(rows) }
  })
  return drawn.reduce((best, one) => (one.penalty < best.penalty ? one : best)).rows
}

/** Free modules in the order that data takes: two columns at a time, up and down. */
function dataPath(grid: QrGrid): [number, number][] {
  const size = grid.length
  const path: [number, number][] = []
  let upwards = true
  for (let right = size - 1; right > 0; right -= 2) {
    // The vertical timing pattern has a column of its own.
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (grid[row]?.[column] === null) path.push([row, column])
      }
    }
    upwards = !upwards
  }
  return path
}
