import { describe, it } from 'vitest'
import { AdmissionFilter } from './admission-filter.ts'

describe('§2 cache admission: the admission filter', () => {
  it('admits a key at its second time, and any number of others in between', ({ expect }) => {
    const filter = new AdmissionFilter()
    expect(filter.admits('a')).toBe(false)
    for (let other = 0; other < 3000; other++) filter.admits(`other ${other}`)
    expect(filter.admits('a')).toBe(true)
    expect(filter.admits('b')).toBe(false)
  })

  it('forgets what was asked for long ago', ({ expect }) => {
    const filter = new AdmissionFilter()
    filter.admits('a')
    for (let other = 0; other < 9000; other++) filter.admits(`other ${other}`)
    expect(filter.admits('a')).toBe(false)
  })
})
