import { describe, it } from 'vitest'
import { keyOf } from './markup-cache.ts'

describe('design §9 rendering: keys of cached markup', () => {
  it('are those of the content, whichever object has it', ({ expect }) => {
    const key = keyOf('1 ', [Object.freeze({ name: 'Aura' }), 3])
    expect(keyOf('1 ', [Object.freeze({ name: 'Aura' }), 3])).toBe(key)
    expect(keyOf('1 ', [{ name: 'Aura' }, 3])).toBe(key)
  })

  it('differ by content, by options and by layout data, also for one object in turn', ({
    expect,
  }) => {
    const tile = Object.freeze({ name: 'Aura' })
    const keys = [
      keyOf('1 ', [tile, 3]),
      keyOf('1 ', [tile, 2]),
      keyOf('2 ', [tile, 3]),
      keyOf('1 ', [Object.freeze({ name: 'Nova' }), 3]),
      keyOf('1 ', [tile, undefined]),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    expect(keyOf('1 ', [tile, 3])).toBe(keys[0])
  })

  it('follow an object that changes', ({ expect }) => {
    const tile = { name: 'Aura' }
    const before = keyOf('1 ', [tile])
    tile.name = 'Nova'
    expect(keyOf('1 ', [tile])).not.toBe(before)
  })
})
