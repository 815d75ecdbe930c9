import { describe, it } from 'vitest'
import { qrCode } from './qr-code.ts'
import { qrSvg } from './qr-svg.ts'

const drawn = (text: string) =>
  qrCode(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))

async function digest(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(drawn(text).join('\n'))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

describe('ISO/IEC 18004 QR codes', () => {
  it('draws a text as other encoders do', ({ expect }) => {
    expect(drawn('A')).toEqual([
      '#######.#..#..#######',
      '#.....#.#####.#.....#',
      '#.###.#...#.#.#.###.#',
      '#.###.#.##.##.#.###.#',
      '#.###.#..###..#.###.#',
      '#.....#..#.##.#.....#',
      '#######.#.#.#.#######',
      '........##.##........',
      '#.##.###..###.#..#.##',
      '.#.##..#.#.####..#...',
      '##..###.##.#.....##.#',
      '#.##.#.....#..#####..',
      '#..####..#..#..#..#..',
      '........#.##..#..#..#',
      '#######.#..##..#.#...',
      '#.....#.##.....##.##.',
      '#.###.#..##.#####...#',
      '#.###.#.####..######.',
      '#.###.#.#.#.#.##.....',
      '#.....#...#..#.#..#.#',
      '#######.#....#..#....',
    ])
  })

  // Drawn by the npm package `qrcode` 1.5 at level M and read back by `jsqr` 1.4.
  it.for([
    [14, 1, '87bae821693809a1'],
    [15, 2, '11b905ddb9f83c32'],
    [40, 3, '6ada41afe829569b'],
    [60, 4, '923ed37758ae2f8e'],
    [80, 5, '44f205df3c7e1ec5'],
    [110, 7, '3ac2e800e192685e'],
    [130, 8, '63569b58998a3e52'],
    [180, 9, 'da2d371b971d44d3'],
    [200, 10, '52694c754b2960b4'],
    [250, 11, '7e5c0ea001df7d22'],
    [280, 12, '4dea8fe6399164cd'],
    [331, 13, '04621d2a089ecc12'],
  ] as const)('draws %d bytes in version %d', async ([length, version, expected], { expect }) => {
    const text = 'x'.repeat(length)
    expect(qrCode(text)).toHaveLength(17 + 4 * version)
    expect(await digest(text)).toBe(expected)
  })

  it('refuses more than the largest payment code holds', ({ expect }) => {
    expect(() => qrCode('x'.repeat(332))).toThrow(RangeError)
    expect(() => qrCode('ž'.repeat(166))).toThrow(RangeError)
  })

  it('is a path within a quiet zone of four modules', ({ expect }) => {
    const { size, path } = qrSvg('A')
    expect(size).toBe(29)
    expect(path.startsWith('M4 4h7v1h-7zM12 4h1v1h-1z')).toBe(true)
    expect(path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
  })
})
