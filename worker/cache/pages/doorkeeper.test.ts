import { describe, it } from 'vitest'
import { Doorkeeper } from './doorkeeper.ts'

describe('§2 cache admission: the doorkeeper', () => {
  it('admits a key at its second time, and any number of others in between', ({ expect }) => {
    const doorkeeper = new Doorkeeper()
    expect(doorkeeper.admits('a')).toBe(false)
    for (let other = 0; other < 3000; other++) doorkeeper.admits(`other ${other}`)
    expect(doorkeeper.admits('a')).toBe(true)
    expect(doorkeeper.admits('b')).toBe(false)
  })

  it('forgets what was asked for long ago', ({ expect }) => {
    const doorkeeper = new Doorkeeper()
    doorkeeper.admits('a')
    for (let other = 0; other < 9000; other++) doorkeeper.admits(`other ${other}`)
    expect(doorkeeper.admits('a')).toBe(false)
  })
})
