/** How the codewords of a version are divided at error correction level M (ISO/IEC 18004, table 9). */
export interface QrBlocks {
  /** Error correction codewords of each block. */
  correction: number
  /** Data codewords of each block. */
  data: number[]
}

const times = (count: number, length: number) => Array.from({ length: count }, () => length)
const of = (correction: number, ...data: number[][]): QrBlocks => ({
  correction,
  data: data.flat(),
})

/** By version from 1; 13 is the largest that a payment code may have (EPC069-12). */
export const qrBlocks: readonly QrBlocks[] = [
  of(10, [16]),
  of(16, [28]),
  of(26, [44]),
  of(18, times(2, 32)),
  of(24, times(2, 43)),
  of(16, times(4, 27)),
  of(18, times(4, 31)),
  of(22, times(2, 38), times(2, 39)),
  of(22, times(3, 36), times(2, 37)),
  of(26, times(4, 43), [44]),
  of(30, [50], times(4, 51)),
  of(22, times(6, 36), times(2, 37)),
  of(22, times(8, 37), [38]),
]

/** Rows and columns in which alignment patterns have their centres (annex E). */
export const alignmentCentres: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
  [6, 30, 54],
  [6, 32, 58],
  [6, 34, 62],
]
