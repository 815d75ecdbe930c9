import { unzlibSync } from 'fflate'
import { correction, generate } from 'lean-qr'
import { describe, it } from 'vitest'
import { qrPng } from './qr-png.ts'

const text = 'SPD*1.0*ACC:CZ6508000000192000145399+GIBACZPX*AM:1290.00*CC:CZK*X-VS:2026000123'

/** Chunks of a PNG file by type. */
function chunksOf(file: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(file.buffer)
  const chunks = new Map<string, Uint8Array>()
  for (let at = 8; at < file.length;) {
    const length = view.getUint32(at)
    const type = new TextDecoder().decode(file.subarray(at + 4, at + 8))
    chunks.set(type, file.slice(at + 8, at + 8 + length))
    at += length + 12
  }
  return chunks
}

describe('domain 4.7 payment codes in mails', () => {
  it('are black and white pictures of each module', ({ expect }) => {
    const code = generate(text, { minCorrectionLevel: correction.M })
    const file = qrPng(text)
    expect([...file.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10])
    const chunks = chunksOf(file)
    const side = (code.size + 8) * 6
    const header = chunks.get('IHDR') ?? new Uint8Array(13)
    expect(new DataView(header.buffer).getUint32(0)).toBe(side)
    expect([...header.subarray(8)]).toEqual([1, 0, 0, 0, 0])
    const pixels = unzlibSync(chunks.get('IDAT') ?? new Uint8Array())
    const row = Math.ceil(side / 8) + 1
    expect(pixels).toHaveLength(row * side)
    const isDark = (x: number, y: number) =>
      ((pixels[y * row + 1 + (x >> 3)] ?? 0) & (128 >> (x & 7))) === 0
    for (let y = -4; y < code.size + 4; y += 1) {
      for (let x = -4; x < code.size + 4; x += 1) {
        expect(isDark((x + 4) * 6 + 3, (y + 4) * 6 + 3)).toBe(code.get(x, y))
      }
    }
  })

  it('end with the checksum of every PNG file', ({ expect }) => {
    expect(qrPng(text).slice(-4)).toEqual(new Uint8Array([0xae, 0x42, 0x60, 0x82]))
  })
})
