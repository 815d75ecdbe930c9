import { qrBlocks, type QrBlocks } from './qr-blocks.ts'
import { errorCorrection } from './reed-solomon.ts'

interface Encoded {
  version: number
  /** Data and error correction, interleaved. */
  codewords: number[]
}

/**
 * Codewords of a text in byte mode (UTF-8) in the smallest version that holds it.
 * @throws RangeError for more than version 13 holds (331 bytes)
 */
export function qrCodewords(text: string): Encoded {
  const bytes = [...new TextEncoder().encode(text)]
  const index = qrBlocks.findIndex(
    (blocks, place) => capacity(blocks) * 8 >= 4 + countBits(place + 1) + bytes.length * 8,
  )
  const blocks = qrBlocks[index]
  if (!blocks) throw new RangeError(`${bytes.length} bytes are too many for a payment code`)
  const version = index + 1
  return { version, codewords: interleave(padded(bytes, version, capacity(blocks)), blocks) }
}

function capacity({ data }: QrBlocks): number {
  return data.reduce((sum, length) => sum + length, 0)
}

/** Bits of the character count in byte mode. */
function countBits(version: number): number {
  return version < 10 ? 8 : 16
}

function padded(bytes: readonly number[], version: number, length: number): number[] {
  const bits = [
    '0100',
    bytes.length.toString(2).padStart(countBits(version), '0'),
    ...bytes.map((byte) => byte.toString(2).padStart(8, '0')),
  ].join('')
  const ended = bits.padEnd(Math.min(bits.length + 4, length * 8), '0')
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0')
  const data = (whole.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  for (let pad = 0xec; data.length < length; pad ^= 0xec ^ 0x11) data.push(pad)
  return data
}

/** First bytes of all blocks, then second ones; the same with the error correction. */
function interleave(data: readonly number[], { correction, data: lengths }: QrBlocks): number[] {
  let start = 0
  const blocks = lengths.map((length) => data.slice(start, (start += length)))
  const columns = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, column) =>
      rows.flatMap((row) => row[column] ?? []),
    ).flat()
  return [...columns(blocks), ...columns(blocks.map((block) => errorCorrection(block, correction)))]
}
