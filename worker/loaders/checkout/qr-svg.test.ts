import { describe, it } from 'vitest'
import { qrSvg } from './qr-svg.ts'

const czech = 'SPD*1.0*ACC:CZ6508000000192000145399*AM:1290.00*CC:CZK*X-VS:2026000123'

/** Dark modules of the path, as rows. */
function modulesOf(text: string): boolean[][] {
  const { size, path } = qrSvg(text)
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  }
  return rows
}

describe('domain 4.7: the QR code of a bank transfer', () => {
  it('has three finder patterns and a quiet zone of four', ({ expect }) => {
    const rows = modulesOf(czech)
    const far = rows.length - 4 - 7
    for (const [top, left] of [
      [4, 4],
      [4, far],
      [far, 4],
    ] as const) {
      const ring = rows[top]?.slice(left, left + 7)
      expect(ring?.every(Boolean)).toBe(true)
      expect(rows[top + 3]?.slice(left, left + 7)).toEqual(
        [1, 0, 1, 1, 1, 0, 1].map((bit) => bit === 1),
      )
    }
    for (const edge of [0, 1, 2, 3]) expect(rows[edge]?.includes(true)).toBe(false)
  })

  it('grows with its content', ({ expect }) => {
    expect(qrSvg(czech.repeat(3)).size).toBeGreaterThan(qrSvg(czech).size)
  })
})
