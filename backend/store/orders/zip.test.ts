import { describe, it } from 'vitest'
import { crc32, zip } from './zip.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('§7 items/images/export', () => {
  it('knows the check value of CRC-32', ({ expect }) => {
    expect(crc32(bytes('123456789'))).toBe(0xcbf43926)
  })

  it('stores files with their sizes, checks, and places in the directory', ({ expect }) => {
    const archive = zip(
      [
        { name: 'a.txt', bytes: bytes('123456789') },
        { name: 'bc.txt', bytes: bytes('x') },
      ],
      '2026-11-20T10:30:08Z',
    )
    const view = new DataView(archive.buffer)
    const local = { signature: view.getUint32(0, true), crc: view.getUint32(14, true) }
    expect(local).toEqual({ signature: 0x04034b50, crc: 0xcbf43926 })
    expect(view.getUint16(10, true)).toBe((10 << 11) | (30 << 5) | 4)
    expect(view.getUint16(12, true)).toBe((46 << 9) | (11 << 5) | 20)
    expect(new TextDecoder().decode(archive.subarray(30, 44))).toBe('a.txt123456789')
    const end = archive.length - 22
    expect(view.getUint32(end, true)).toBe(0x06054b50)
    expect([view.getUint16(end + 8, true), view.getUint16(end + 10, true)]).toEqual([2, 2])
    const directory = view.getUint32(end + 16, true)
    expect(directory + view.getUint32(end + 12, true)).toBe(end)
    const second = directory + 46 + 5
    expect(view.getUint32(second, true)).toBe(0x02014b50)
    expect(view.getUint32(second + 24, true)).toBe(1)
    expect(view.getUint32(view.getUint32(second + 42, true), true)).toBe(0x04034b50)
  })

  it('may be empty', ({ expect }) => {
    expect(zip([], '2026-11-20T10:30:08Z')).toHaveLength(22)
  })
})
