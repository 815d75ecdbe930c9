import { describe, expect, it } from 'vitest'
import { byLetter } from './by-letter.ts'

describe('§2 lists by letter', () => {
  it('group letters with and without diacritics, and digits together', () => {
    const titles = ['0–10 V', '3D', 'Abluft', 'Äußere Leckage', 'Čidlo', 'clona'].map((title) => ({
      title,
    }))
    expect(byLetter(titles).map(({ letter, members }) => [letter, members.length])).toEqual([
      ['0–9', 2],
      ['A', 2],
      ['C', 2],
    ])
    expect(byLetter([])).toEqual([])
  })
})
