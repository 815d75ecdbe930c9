import { describe, expect, it } from 'vitest'
import { checkCheckout, type CheckoutNeeds } from './checkout-check.ts'
import { parseCheckoutValues, splitStreet, withoutSwitchedOff } from './checkout-form.ts'
import { normaliseCheckout } from './normalise-checkout.ts'

const right = {
  email: 'anna@example.com',
  fullName: 'Anna Weiß',
  street: 'Lindenallee',
  houseNumber: '4a',
  postcode: '10115',
  city: 'Berlin',
  country: 'DEU',
  terms: 'on',
}
const delivered = { address: true, phone: false }
const collected = { address: false, phone: false }

function errors(fields: Record<string, string>, needs: CheckoutNeeds = delivered) {
  return checkCheckout(parseCheckoutValues({ ...right, ...fields }), needs)
}

describe('§5 Checkout submit', () => {
  it('accepts a complete form', () => {
    expect(errors({})).toEqual({})
  })

  it('reports the fields of an empty form in order', () => {
    expect(Object.keys(checkCheckout(parseCheckoutValues({}), delivered))).toEqual([
      'email',
      'fullName',
      'street',
      'houseNumber',
      'postcode',
      'city',
      'country',
      'terms',
    ])
  })

  it.each([
    [{ terms: '' }, { terms: 'validation.terms' }],
    [{ fullName: 'Anna' }, { fullName: 'validation.fullName' }],
    [{ email: 'anna@' }, { email: 'validation.email' }],
    [{ phone: '030 123' }, { phone: 'validation.phoneNumber' }],
    [{ postcode: '1011' }, { postcode: 'validation.postcodeFive' }],
    [{ postcode: '1011', country: 'AUT' }, {}],
    [{ street: 'Allee 4a' }, { street: 'validation.streetOnly' }],
    [{ houseNumber: '4 a' }, { houseNumber: 'validation.houseNumber' }],
    [{ isBusiness: 'on' }, { businessName: 'validation.required' }],
    [{ businessName: 'X', tin: '12345678' }, {}],
    [
      { businessName: 'X', tin: '12345678', country: 'CZE', postcode: '602 00' },
      { tin: 'validation.tin' },
    ],
    [
      { isRegistration: 'on', password: 'short' },
      {
        password: 'validation.passwordShort',
        passwordConfirmation: 'validation.passwordConfirmation',
      },
    ],
  ])('%j: %j', (fields, expected) => {
    expect(errors(fields)).toEqual(expected)
  })

  it('issue 5: reports a value that is too long at its own field instead of dropping it', () => {
    const long = {
      note: 'x'.repeat(10_000),
      city: '🙂'.repeat(100),
      noteForShipper: 'y'.repeat(201),
    }
    expect(errors(long)).toEqual({
      note: 'validation.tooLong',
      city: 'validation.tooLong',
      noteForShipper: 'validation.tooLong',
    })
  })

  it('requires a phone number for messages by phone', () => {
    expect(errors({ smsMarketing: 'on' })).toEqual({ phone: 'validation.required' })
  })

  it('validates the VAT ids of a business only', () => {
    expect(errors({ businessName: 'X', vatin: 'DE1', vatinsvk: 'DE811904981' })).toEqual({
      vatin: 'validation.vatin',
      vatinsvk: 'validation.vatin',
    })
  })

  it('requires no address for a pick-up', () => {
    const noAddress = { street: '', houseNumber: '', postcode: '', city: '', country: '' }
    expect(errors(noAddress, collected)).toEqual({})
  })

  it('requires a billing address of a business with a pick-up', () => {
    expect(Object.keys(errors({ businessName: 'X' }, collected))).toEqual([
      'billingStreet',
      'billingHouseNumber',
      'billingPostcode',
      'billingCity',
      'billingCountry',
    ])
  })

  it('validates a billing address as soon as one of its fields is filled (§4)', () => {
    expect(Object.keys(errors({ billingCity: 'Wien', billingCountry: 'AUT' }))).toEqual([
      'billingStreet',
      'billingHouseNumber',
      'billingPostcode',
    ])
  })

  it('requires consent to the business terms of businesses only, if there are any', () => {
    const needs = { ...delivered, businessTerms: true }
    const business = { isBusiness: 'on', businessName: 'Lüfter GmbH' }
    expect(errors(business, needs)).toEqual({ businessTerms: 'validation.businessTerms' })
    expect(errors({ ...business, businessTerms: 'on' }, needs)).toEqual({})
    expect(errors(business, delivered)).toEqual({})
    expect(errors({}, needs)).toEqual({})
  })

  it('requires a phone number only for carriers that call', () => {
    expect(errors({}, { address: true, phone: true })).toEqual({ phone: 'validation.required' })
  })
})

describe('normalising before checking', () => {
  const normalise = (fields: Record<string, string>) =>
    normaliseCheckout(parseCheckoutValues(fields), (country) =>
      country === 'CZE' ? '+420' : '+49',
    )

  it('splits the house number of an autofilled street line', () => {
    expect(normalise({ street: 'Am Ring 12 b' })).toMatchObject({
      street: 'Am Ring',
      houseNumber: '12b',
    })
    expect(normalise({ street: 'Am Ring', houseNumber: '12 b' })).toMatchObject({
      houseNumber: '12b',
    })
  })

  it.each([
    ['Lidická 700/19', { street: 'Lidická', houseNumber: '700/19' }],
    ['Straße des 17. Juni 135', { street: 'Straße des 17. Juni', houseNumber: '135' }],
    ['Lindenallee', null],
    ['12', null],
  ])('splits %j', (line, expected) => {
    expect(splitStreet(line)).toEqual(expected)
  })

  it('formats phone numbers with the country’s prefix and leaves notes unchanged', () => {
    expect(normalise({ phone: '777123456', country: 'CZE', note: ' a\n b ' })).toMatchObject({
      phone: '+420 777 123 456',
      note: ' a\n b ',
    })
  })
})

describe('parsing a form', () => {
  it('treats a ticked checkbox as on, whatever its value', () => {
    expect(parseCheckoutValues({ terms: '1', newsletter: 'yes' })).toMatchObject({
      terms: 'on',
      newsletter: 'on',
      heureka: '',
    })
  })

  it('omits disabled fields from the payload', () => {
    const values = parseCheckoutValues({
      ...right,
      businessName: 'X',
      billingCity: 'Wien',
      isBusiness: 'on',
    })
    expect(withoutSwitchedOff(values)).toMatchObject({
      businessName: 'X',
      billingCity: '',
      city: 'Berlin',
    })
  })

  it('removes invisible and bidirectional control characters', () => {
    const typed = { fullName: 'Anna\u0000 \u202EWeiß', note: 'a\nb\u0007', city: 'Be\ud83drlin' }
    expect(parseCheckoutValues(typed)).toMatchObject({
      fullName: 'Anna Weiß',
      note: 'a\nb',
      city: 'Be\ufffdrlin',
    })
  })

  it.each([null, 'x', [], { email: 7, note: ['x'] }])(
    'turns junk into empty fields: %j',
    (junk) => {
      expect(parseCheckoutValues(junk)).toMatchObject({ email: '', note: '', terms: '' })
    },
  )
})
