import { describe, it } from 'vitest'
import { AdmissionFilter } from './admission-filter.ts'

describe('§2 cache admission: the admission filter', () => {
  it('admits a key on its second request, with any number of others in between', ({ expect }) => {
    const filter = new AdmissionFilter()
    expect(filter.admits('a')).toBe(false)
    for (let other = 0; other < 3000; other++) filter.admits(`other ${other}`)
    expect(filter.admits('a')).toBe(true)
    expect(filter.admits('b')).toBe(false)
  })

  it('forgets keys that were requested long ago', ({ expect }) => {
    const filter = new AdmissionFilter()
    filter.admits('a')
    for (let other = 0; other < 9000; other++) filter.admits(`other ${other}`)
    expect(filter.admits('a')).toBe(false)
  })
})
