import { zlibSync } from 'fflate'
import { correction, generate } from 'lean-qr'

const quietZone = 4
const modulePixels = 6

/** A QR code as a black and white PNG: email clients show no SVG. */
export function qrPng(text: string): Uint8Array<ArrayBuffer> {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const side = (code.size + 2 * quietZone) * modulePixels
  const rowBytes = Math.ceil(side / 8)
  // Each row begins with its filter type (none); a set bit is white.
  const pixels = new Uint8Array(side * (rowBytes + 1)).fill(255)
  for (let y = 0; y < side; y += 1) {
    const row = y * (rowBytes + 1)
    pixels[row] = 0
    for (let x = 0; x < side; x += 1) {
      if (!code.get(moduleAt(x), moduleAt(y))) continue
      const at = row + 1 + (x >> 3)
      pixels[at] = (pixels[at] ?? 0) & ~(128 >> (x & 7))
    }
  }
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, side)
  view.setUint32(4, side)
  // 1-bit greyscale; default compression, filter and interlacing.
  header.set([1, 0, 0, 0, 0], 8)
  return join([
    new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', zlibSync(pixels, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}

function moduleAt(pixel: number): number {
  return Math.floor(pixel / modulePixels) - quietZone
}

/** Length, type, data and their checksum (PNG 3rd edition, 5.3). */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const typed = join([new TextEncoder().encode(type), data])
  const ends = new Uint8Array(8)
  const view = new DataView(ends.buffer)
  view.setUint32(0, data.length)
  view.setUint32(4, crc32(typed))
  return join([ends.subarray(0, 4), typed, ends.subarray(4)])
}

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
