import { describe, it } from 'vitest'
import { stem } from './stem.ts'

describe('domain 4.7, rule 11: one stem for all cases of a noun', () => {
  it.for([
    ['trubka', ['trubky', 'trubku', 'trubce', 'trubek', 'trubkou']],
    ['klapka', ['klapky', 'klapce', 'klapek']],
    ['spojka', ['spojce', 'spojek']],
    ['záslepka', ['zaslepce', 'záslepku']],
  ] as const)('%s', ([noun, cases], { expect }) => {
    expect(cases.map((each) => stem(each, 'cs'))).toEqual(cases.map(() => stem(noun, 'cs')))
  })

  it('leaves nouns that end in -ce behind a vowel', ({ expect }) => {
    expect(stem('rekuperace', 'cs')).toBe(stem('rekuperaci', 'cs'))
    expect(stem('hadice', 'cs')).toBe(stem('hadici', 'cs'))
  })
})
