import { describe, it } from 'vitest'
import { secretProblems } from './secret-problems.ts'

const strong = 'q3Zr8mB1xT0vK7sLw2Yd'

describe('design §8 production is safe by default: secrets', () => {
  it('accepts different ones, and none', ({ expect }) => {
    expect(secretProblems({ A: strong, B: `${strong}=`, C: '', D: '' })).toEqual([])
  })

  it.for([
    ['one letter again and again', 'aaaaaaaaaaaaaaaaaaaaaaaa', /guessed/],
    ['a row of digits', '1234512345123451', /guessed/],
    ['the command that makes one', 'openssl rand -base64 32', /space/],
    ['the line end of a file', `${strong}\n`, /line end/],
    ['letters that no header carries', `${strong}ž`, /ASCII/],
  ] as const)('refuses %s', ([, secret, reason], { expect }) => {
    expect(secretProblems({ A: secret })).toMatchObject([
      { name: 'A', problem: expect.stringMatching(reason) },
    ])
  })

  it('refuses the same one for two purposes, whose holder could sign for both', ({ expect }) => {
    expect(secretProblems({ A: strong, B: 'other-secret-0123456', C: strong })).toEqual([
      { name: 'C', problem: 'is the same as A' },
    ])
  })
})
