import { describe, expect, it } from 'vitest'
import { checkCheckout } from '../checkout-check.ts'
import { parseCheckoutValues } from '../checkout-form.ts'
import { normaliseCheckout } from '../normalise-checkout.ts'
import { lockerOf, streetLines } from './locker.ts'

const address = { street: 'Packstation', houseNumber: '123', postcode: '53113', city: 'Bonn' }
const typed = (values: Record<string, string>) =>
  normaliseCheckout(
    parseCheckoutValues({ ...address, country: 'DEU', terms: 'on', ...values }),
    () => '+49',
  )
const errorsOf = (values: Record<string, string>, lockers = true) => {
  const errors = checkCheckout(typed(values), { address: true, phone: false, lockers })
  const { street, houseNumber, postNumber } = errors
  return { street, houseNumber, postNumber }
}

describe('§5 delivery to a Packstation', () => {
  it.each([
    ['a locker', { postNumber: '12345678' }, {}],
    ['a number in groups', { postNumber: '1234 567 890' }, {}],
    [
      'both in one line, in small letters',
      { street: 'packstation 123', houseNumber: '', postNumber: '123456' },
      {},
    ],
    [
      'a post office without a number of the customer',
      { street: 'Postfiliale', houseNumber: '502' },
      {},
    ],
    ['no number of the customer', {}, { postNumber: 'validation.required' }],
    ['five digits', { postNumber: '12345' }, { postNumber: 'validation.postNumber' }],
    ['eleven digits', { postNumber: '12345678901' }, { postNumber: 'validation.postNumber' }],
    [
      'a locker of two digits',
      { houseNumber: '12', postNumber: '123456' },
      { houseNumber: 'validation.lockerNumber' },
    ],
    ['another country', { country: 'AUT', postNumber: '123456' }, { street: 'validation.locker' }],
    [
      'a number for a street',
      { street: 'Weg', houseNumber: '1', postNumber: '123456' },
      { postNumber: 'validation.lockerStreet' },
    ],
    ['a street', { street: 'Packstationsweg', houseNumber: '1' }, {}],
  ])('%s', (_, values, errors) => {
    expect(errorsOf(values)).toEqual({
      street: undefined,
      houseNumber: undefined,
      postNumber: undefined,
      ...errors,
    })
  })

  it('is refused if the carrier has no lockers', () => {
    expect(errorsOf({ postNumber: '12345678' }, false).street).toBe('validation.locker')
  })

  it('is formatted as DHL requires, the customer’s number in a line above', () => {
    const { street, houseNumber, postNumber } = typed({
      street: 'PACKSTATION',
      postNumber: '12 34 56 78',
    })
    expect(streetLines({ street, houseNumber, postNumber })).toEqual([
      '12345678',
      'Packstation 123',
    ])
    expect(streetLines({ street: 'Weg', houseNumber: '' })).toEqual(['Weg'])
    expect(lockerOf('Packstationsweg')).toBeNull()
  })
})
