import { describe, it } from 'vitest'
import { cappedCache } from './isolate.ts'

describe('design §5: memory is capped in bytes', () => {
  it('evicts the least recently used entry', ({ expect }) => {
    const cache = cappedCache<object>(100)
    for (const key of ['a', 'b', 'c', 'd']) cache.set(key, {}, { size: 25 })
    cache.get('a')
    cache.set('e', {}, { size: 25 })
    expect(['a', 'b', 'c', 'd', 'e'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd', 'e'])
    expect(cache.calculatedSize).toBe(100)
  })

  it('does not store an entry above a quarter of the limit, and drops the one it replaces', ({
    expect,
  }) => {
    const cache = cappedCache<object>(100)
    cache.set('a', {}, { size: 10 })
    cache.set('a', {}, { size: 26 })
    expect(cache.get('a')).toBeUndefined()
    expect(cache.calculatedSize).toBe(0)
  })
})
