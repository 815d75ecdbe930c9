import { describe, expect, it } from 'vitest'
import { normaliseTin } from './normalise.ts'
import { checkTin } from './tin.ts'

describe('§5 tin: empty is fine, else eight digits with a weighted modulo-11 check digit', () => {
  it('takes an empty value', () => {
    expect(checkTin('', 'CZE')).toBeNull()
    expect(checkTin('  ', 'CZE')).toBeNull()
  })
  it.each(['99000008', '99000016', '99000041', '99000130', '99000091', '48665819', '00004219'])(
    'takes %s',
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
  it('takes a number with spaces or without its leading zeros once it is normalised', () => {
    expect(checkTin(normaliseTin('486 65 819', 'CZE'), 'CZE')).toBeNull()
    expect(checkTin(normaliseTin('4219', 'CZE'), 'CZE')).toBeNull()
  })
})
