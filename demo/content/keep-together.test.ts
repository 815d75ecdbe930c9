import { describe, expect, it } from 'vitest'
import { keepTogether } from './keep-together.ts'

describe('texts of the home page', () => {
  it('keep numbers with their units', () => {
    expect(keepTogether({ text: 'ab 19 dB(A) in 3 m, 5 % mehr' }, false)).toEqual({
      text: 'ab 19\u00a0dB(A) in 3\u00a0m, 5\u00a0% mehr',
    })
    expect(keepTogether({ text: '10 mehr' }, false)).toEqual({ text: '10 mehr' })
  })

  it('keep prepositions of one letter with their word where the language asks for it', () => {
    expect(keepTogether({ blockTitle: 'Vše s čísly a více' }, true)).toEqual({
      blockTitle: 'Vše s\u00a0čísly a\u00a0více',
    })
    expect(keepTogether({ blockTitle: 'I say a word' }, false)).toEqual({ blockTitle: 'I say a word' })
  })

  it('leave codes and addresses alone', () => {
    expect(keepTogether({ link: { target: 'a b' } }, true)).toEqual({ link: { target: 'a b' } })
  })
})
