import { alignmentCentres } from './qr-blocks.ts'

/** Modules of a code while it is drawn; null where data goes. */
export type QrGrid = (boolean | null)[][]

/** The patterns that every code of a version has; places of the format are kept, still light. */
export function functionPatterns(version: number): QrGrid {
  const size = 17 + 4 * version
  const grid: QrGrid = Array.from({ length: size }, () => Array.from({ length: size }, () => null))
  const set = (row: number, column: number, dark: boolean) => {
    const line = grid[row]
    if (line && column >= 0 && column < size) line[column] = dark
  }
  for (let place = 0; place < size; place++) {
    set(6, place, place % 2 === 0)
    set(place, 6, place % 2 === 0)
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    drawRings(set, row, column, 4)
  }
  const centres = alignmentCentres[version - 1] ?? []
  const last = centres.length - 1
  for (const [i, row] of centres.entries()) {
    for (const [j, column] of centres.entries()) {
      const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)
      if (!isCorner) drawRings(set, row, column, 2)
    }
  }
  drawFormat(set, size, 0)
  drawVersion(set, size, version)
  return grid
}

type SetModule = (row: number, column: number, dark: boolean) => void

/** Finder (radius 4 with its light border) and alignment patterns (radius 2). */
function drawRings(set: SetModule, row: number, column: number, radius: number) {
  for (let y = -radius; y <= radius; y++) {
    for (let x = -radius; x <= radius; x++) {
      const ring = Math.max(Math.abs(x), Math.abs(y))
      set(row + y, column + x, radius === 2 ? ring !== 1 : ring !== 2 && ring !== 4)
    }
  }
}

/** Level M and the mask, twice, protected by a BCH code (ISO/IEC 18004, annex C). */
export function drawFormat(set: SetModule, size: number, mask: number) {
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412
  const bit = (place: number) => ((bits >>> place) & 1) === 1
  for (let place = 0; place < 15; place++) {
    const near = place < 6 ? place : place < 8 ? place + 1 : -1
    if (near >= 0) set(near, 8, bit(place))
    else set(8, place === 8 ? 7 : 14 - place, bit(place))
    if (place < 8) set(8, size - 1 - place, bit(place))
    else set(size - 15 + place, 8, bit(place))
  }
  set(size - 8, 8, true)
}

/** From version 7 on the version itself, twice (annex D). */
function drawVersion(set: SetModule, size: number, version: number) {
  if (version < 7) return
  const bits = (version << 12) | remainder(version, 12, 0x1f25)
  for (let place = 0; place < 18; place++) {
    const dark = ((bits >>> place) & 1) === 1
    const far = size - 11 + (place % 3)
    const near = Math.floor(place / 3)
    set(near, far, dark)
    set(far, near, dark)
  }
}

/** What a BCH code adds to a value. */
function remainder(value: number, length: number, divisor: number): number {
  let rest = value
  for (let step = 0; step < length; step++) {
    rest = (rest << 1) ^ ((rest >>> (length - 1)) * divisor)
  }
  return rest
}
