import { describe, it } from 'vitest'
import { Memory } from './memory.ts'

describe('design §5: memory is capped in bytes', () => {
  it('forgets what was used longest ago', ({ expect }) => {
    const memory = new Memory<string>(100)
    for (const key of ['a', 'b', 'c', 'd']) memory.set(key, key, 25)
    memory.get('a')
    memory.set('e', 'e', 25)
    expect(['a', 'b', 'c', 'd', 'e'].filter((key) => memory.get(key))).toEqual(['a', 'c', 'd', 'e'])
    expect(memory.bytes).toBe(100)
  })

  it('counts an entry once, however often it is set', ({ expect }) => {
    const memory = new Memory<string>(100)
    memory.set('a', 'x', 20)
    memory.set('a', 'y', 10)
    expect(memory.bytes).toBe(10)
    memory.delete('a')
    memory.delete('a')
    expect(memory.bytes).toBe(0)
  })

  it('does not keep what takes more than a quarter of it, nor what it replaces', ({ expect }) => {
    const memory = new Memory<string>(100)
    memory.set('a', 'small', 10)
    memory.set('a', 'large', 26)
    expect(memory.get('a')).toBeUndefined()
    expect(memory.bytes).toBe(0)
  })
})
