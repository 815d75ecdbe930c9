import { describe, expect, it } from 'vitest'
import { normaliseTin } from './normalise.ts'
import { checkTin } from './tin.ts'

describe('§5 tin: empty is fine, else eight digits with a weighted modulo-11 check digit', () => {
  it('accepts an empty value', () => {
    expect(checkTin('', 'CZE')).toBeNull()
    expect(checkTin('  ', 'CZE')).toBeNull()
  })
  it.each(['99000008', '99000016', '99000041', '99000130', '99000091', '48665819', '00004219'])(
    'accepts %s',
    (tin) => {
      expect(checkTin(tin, 'CZE')).toBeNull()
    },
  )
  it.each([
    '12345678',
    '48665818',
    '99000000',
    '11111111',
    '00000000',
    '1234567A',
    '123456789',
    '4219',
  ])('refuses %s', (tin) => {
    expect(checkTin(tin, 'CZE')).toBe('validation.tin')
  })
  it('is Czech only', () => {
    expect(checkTin('12345678', 'SVK')).toBeNull()
    expect(checkTin('HRB 12', 'DEU')).toBeNull()
  })
  it.each([
    ['9900 0008', null],
    ['\u00a0486\u00a065\u2009819 ', null],
    ['4219', null],
    ['0004219', null],
    // The remainders 0, 1 and 10 are the edge cases of the check digit.
    ['99000041', null],
    ['99000130', null],
    ['99000091', null],
    ['99000040', 'validation.tin'],
    ['99000131', 'validation.tin'],
    ['99000090', 'validation.tin'],
    ['٤٨٦٦٥٨١٩', 'validation.tin'],
    ['４８６６５８１９', 'validation.tin'],
    ['48665819.', 'validation.tin'],
    ['-8665819', 'validation.tin'],
    ['4866581９', 'validation.tin'],
    ['1e7', 'validation.tin'],
    ['0', 'validation.tin'],
    ['🙂', 'validation.tin'],
    ['CZ48665819', 'validation.tin'],
    ['x'.repeat(10_000), 'validation.tin'],
  ])('issue 5: validates %j after normalising', (typed, verdict) => {
    expect(checkTin(normaliseTin(typed, 'CZE'), 'CZE')).toBe(verdict)
  })
  it('accepts a number with spaces or without its leading zeros after normalising', () => {
    expect(checkTin(normaliseTin('486 65 819', 'CZE'), 'CZE')).toBeNull()
    expect(checkTin(normaliseTin('4219', 'CZE'), 'CZE')).toBeNull()
  })
})
