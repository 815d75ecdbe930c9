import { unzipSync } from 'fflate'
import { describe, it } from 'vitest'
import { zip } from './zip.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('§7 items/images/export', () => {
  it('stores files as they are', ({ expect }) => {
    const archive = zip(
      [
        { name: 'a.txt', bytes: bytes('123456789') },
        { name: 'bc.txt', bytes: bytes('x') },
      ],
      '2026-11-20T10:30:08Z',
    )
    const files = Object.entries(unzipSync(archive)).map(([name, file]) => [
      name,
      new TextDecoder().decode(file),
    ])
    expect(files).toEqual([
      ['a.txt', '123456789'],
      ['bc.txt', 'x'],
    ])
    expect(new TextDecoder().decode(archive)).toContain('a.txt123456789')
  })

  it('may be empty', ({ expect }) => {
    expect(zip([], '2026-11-20T10:30:08Z')).toHaveLength(22)
  })
})
