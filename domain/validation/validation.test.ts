import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { checkEmail } from './email.ts'
import { checkFullName, splitFullName } from './full-name.ts'
import { checkPassword, checkPasswordConfirmation } from './password.ts'
import { checkPhoneNumber } from './phone-number.ts'
import { checkPostcode } from './postcode.ts'
import { checkRequired } from './required.ts'
import { checkHouseNumber, checkStreetAndNumber, checkStreetOnly } from './street.ts'

describe('§5 full_name: at least two space-separated words', () => {
  it.each(['Jan Novák', ' Anna  Maria Weiß '])('takes %j', (name) => {
    expect(checkFullName(name)).toBeNull()
  })
  it.each(['', '   ', 'Novák', ' Novák '])('refuses %j', (name) => {
    expect(checkFullName(name)).toBe('validation.fullName')
  })
  it('splits off the last word as the last name', () => {
    expect(splitFullName(' Jan  Amos Komenský')).toEqual({
      firstName: 'Jan Amos',
      lastName: 'Komenský',
    })
    expect(splitFullName('Novák')).toEqual({ firstName: 'Novák', lastName: '' })
  })
})

describe('§5 phone_number: + and at least nine of digits, brackets, slash, dot, space, hyphen', () => {
  it.each(['+420777123456', '+49 (0)30/123.45-6', '+12345678-'])('takes %j', (phone) => {
    expect(checkPhoneNumber(phone)).toBeNull()
  })
  it.each(['', '777123456', '+42077712', '+420 777 abc 456', '00420777123456'])(
    'refuses %j',
    (phone) => {
      expect(checkPhoneNumber(phone)).toBe('validation.phoneNumber')
    },
  )
})

describe('§5 street_only: must not contain the given house number text', () => {
  it('refuses a street that repeats the house number', () => {
    expect(checkStreetOnly('Lidická 700/19', '700/19')).toBe('validation.streetOnly')
  })
  it('accepts a street without it, also one with another number in its name', () => {
    expect(checkStreetOnly('17. listopadu', '5')).toBeNull()
    expect(checkStreetOnly('Lidická', '700/19')).toBeNull()
  })
  it('accepts anything while the house number is empty', () => {
    expect(checkStreetOnly('Lidická 5', '')).toBeNull()
  })
})

describe('§5 house_number: a single word, not equal to the given reference', () => {
  it.each(['12', '700/19', '5a', ' 12 '])('takes %j', (number) => {
    expect(checkHouseNumber(number, 'Lidická')).toBeNull()
  })
  it.each(['', '12 a', 'Lidická'])('refuses %j', (number) => {
    expect(checkHouseNumber(number, 'Lidická')).toBe('validation.houseNumber')
  })
})

describe('§5 postcode', () => {
  it.each([
    ['1010', 'AUT'],
    ['10115', 'DEU'],
    ['602 00', 'CZE'],
    ['60200', 'CZE'],
    ['8001', 'CHE'],
    ['anything', 'SVK'],
    ['SW1A 1AA', 'GBR'],
  ])('takes %j for %s', (code, country) => {
    expect(checkPostcode(code, country)).toBeNull()
  })
  it.each([
    ['10115', 'AUT', 'validation.postcodeFour'],
    ['1011', 'DEU', 'validation.postcodeFive'],
    ['1011 5', 'DEU', 'validation.postcodeFive'],
    ['60 200', 'CZE', 'validation.postcodeCzech'],
    ['602  00', 'CZE', 'validation.postcodeCzech'],
    ['80010', 'CHE', 'validation.postcodeFour'],
    ['', 'CZE', 'validation.postcodeCzech'],
  ])('refuses %j for %s', (code, country, message) => {
    expect(checkPostcode(code, country)).toBe(message)
  })
})

describe('§5 street_and_number: non-digit text followed by whitespace and a number', () => {
  it.each(['Lidická 700/19', 'Lhota 12', '17. listopadu 5', 'Straße des 17. Juni 135'])(
    'takes %j',
    (street) => {
      expect(checkStreetAndNumber(street)).toBeNull()
    },
  )
  it.each(['', 'Lidická', '12', '12 5', 'Lidická19'])('refuses %j', (street) => {
    expect(checkStreetAndNumber(street)).toBe('validation.streetAndNumber')
  })
})

describe('§5 email', () => {
  it.each(['a@b.cz', ' anna.weiss+shop@mail.example.de '])('takes %j', (email) => {
    expect(checkEmail(email)).toBeNull()
  })
  it.each(['', 'a@b', 'a b@c.de', '@b.cz', 'a@@b.cz', `${'a'.repeat(250)}@b.cz`])(
    'refuses %j',
    (email) => {
      expect(checkEmail(email)).toBe('validation.email')
    },
  )
  it('agrees with the schema of the contract', () => {
    const samples = ['a..b@c.de', '.a@b.cz', "o'neil@b.ie", 'ž@b.cz', 'a@b-c.de', 'a@-b.de']
    const schema = z.email()
    for (const sample of samples) {
      expect([sample, checkEmail(sample) === null]).toEqual([
        sample,
        schema.safeParse(sample).success,
      ])
    }
  })
})

describe('§5 password and confirmation must match', () => {
  it('requires eight characters and nothing else', () => {
    expect(checkPassword('1234567')).toBe('validation.passwordShort')
    expect(checkPassword('12345678')).toBeNull()
    expect(checkPassword('x'.repeat(201))).toBe('validation.passwordLong')
  })
  it('refuses a confirmation that differs or is empty', () => {
    expect(checkPasswordConfirmation('12345678', '12345678')).toBeNull()
    expect(checkPasswordConfirmation('12345678', '12345679')).toBe(
      'validation.passwordConfirmation',
    )
    expect(checkPasswordConfirmation('', '')).toBe('validation.passwordConfirmation')
  })
})

it('treats white space as empty in a required field', () => {
  expect(checkRequired(' \t')).toBe('validation.required')
  expect(checkRequired('x')).toBeNull()
})
