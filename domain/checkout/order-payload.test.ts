import { describe, expect, it } from 'vitest'
import type { Shipper } from './checkout.ts'
import { parseCheckoutValues } from './checkout-form.ts'
import { PlaceOrder } from '../contract/store-checkout.ts'
import { type OrderInput, orderPayload } from './order-payload.ts'

const typed = {
  email: ' anna@example.com ',
  fullName: 'Anna  Maria Weiß',
  phone: '+49 30 1234567',
  street: 'Lindenallee',
  houseNumber: '4a',
  postcode: '10115',
  city: 'Berlin',
  country: 'DEU',
  terms: 'on',
}
const main = {
  street: 'Lindenallee',
  houseNumber: '4a',
  postcode: '10115',
  city: 'Berlin',
  country: 'DEU',
}
const billing = {
  billingStreet: 'Ring',
  billingHouseNumber: '7',
  billingPostcode: '1010',
  billingCity: 'Wien',
  billingCountry: 'AUT',
}
const business = { businessName: 'Lüfter GmbH', tin: '48665819', vatin: 'DE123456788' }

const courier: Shipper = {
  id: 'dhl',
  code: 'dhl',
  name: 'DHL',
  description: '',
  type: 'DELIVERY',
  requiredAddress: true,
  priceWithTax: 5.9,
  priceWithoutTax: 4.96,
  freeFrom: 100,
  blockedPayments: [],
  delivery: { nearestDeliveryDate: '2026-11-24', closesAt: '14:00' },
  branches: [],
}
const pickup: Shipper = {
  ...courier,
  id: 'branch',
  type: 'PERSONAL',
  requiredAddress: false,
  branches: [
    { id: 'brno', name: 'Brno', address: 'Lidická 700/19, 602 00 Brno', openingHours: '' },
    { id: 'odd', name: 'Markt', address: 'Am alten Markt', openingHours: '' },
  ],
}
const contact = {
  company: 'LuftBasis GmbH',
  street: 'Werkstraße 12',
  postcode: '04103',
  city: 'Leipzig',
  country: 'DEU',
  phone: '',
  email: '',
  openingHours: '',
}

function payload(fields: Record<string, string> = {}, changes: Partial<OrderInput> = {}) {
  const order = orderPayload({
    values: parseCheckoutValues({ ...typed, ...fields }),
    shipper: courier,
    branchId: null,
    paymentId: 'card',
    expectedTotalWithTax: 119,
    priceView: 'gross',
    utm: null,
    contact,
    settings: { customOrderNumber: false, businessShippingName: false },
    ...changes,
  })
  // The payload satisfies the store's contract.
  expect(PlaceOrder.safeParse(order).error).toBeUndefined()
  return order
}

describe('§5 Payload: customer', () => {
  it('splits the full name and sends it whole too', () => {
    const { name, firstName, lastName, email } = payload()
    expect({ name, firstName, lastName, email }).toEqual({
      name: 'Anna Maria Weiß',
      firstName: 'Anna Maria',
      lastName: 'Weiß',
      email: 'anna@example.com',
    })
  })

  it('sends terms as true and consents only if ticked', () => {
    expect(payload()).toMatchObject({
      terms: true,
      newsletter: false,
      heureka_allow: false,
      zbozicz_allow: false,
    })
    expect(payload({ newsletter: 'on', heureka: 'on', zbozi: 'on' })).toMatchObject({
      newsletter: true,
      heureka_allow: true,
      zbozicz_allow: true,
    })
  })

  it('sends magazine, messages and card only if requested', () => {
    const flags = { magazine: 'on', smsMarketing: 'on', cardRequest: 'on' }
    const sent = { magazine: true, phone_notification: true, cardRequest: true }
    expect(payload(flags)).toMatchObject(sent)
    for (const name of Object.keys(sent)) expect(payload()).not.toHaveProperty(name)
  })

  it('sends an offered title, and no other', () => {
    expect(payload({ formalTitle: 'mrs' }).custom).toEqual({ formalTitle: 'mrs' })
    expect(payload({ formalTitle: '<b>' }).custom).toBeUndefined()
  })
})

describe('§5 Payload: shipping', () => {
  it.each(['', '   '])('falls back from the name %j to the customer name', (shippingName) => {
    expect(payload({ shippingName }).shipping.name).toBe('Anna Maria Weiß')
  })

  it('sends another recipient, their business and phone if they are not blank', () => {
    const other = {
      shippingName: 'Jan Novák',
      shippingBusinessName: 'Stavby',
      shippingPhone: '+420777123456',
    }
    expect(payload(other).shipping).toEqual({
      name: 'Jan Novák',
      address: main,
      business_name: 'Stavby',
      phone: '+420777123456',
    })
    expect(payload({ ...other, shippingBusinessName: ' ', shippingPhone: '  ' }).shipping).toEqual({
      name: 'Jan Novák',
      address: main,
    })
  })

  it('suppresses the business name for business customers unless the setting is on', () => {
    const fields = { ...business, shippingBusinessName: 'Baustelle Süd' }
    expect(payload(fields).shipping.business_name).toBeUndefined()
    const settings = { customOrderNumber: false, businessShippingName: true }
    expect(payload(fields, { settings }).shipping.business_name).toBe('Baustelle Süd')
  })
})

describe('§5 Payload: billing', () => {
  it('copies billing from shipping and has no business without separate billing info', () => {
    expect(payload()).toMatchObject({ billing_address: main, business: null })
  })

  it('sends the billing address as soon as one of its fields is filled (§4)', () => {
    expect(payload(billing).billing_address).toEqual({
      street: 'Ring',
      houseNumber: '7',
      postcode: '1010',
      city: 'Wien',
      country: 'AUT',
    })
  })

  it.each(['businessName', 'tin', 'vatin', 'vatinsvk'])(
    'is a business order once %s is filled (§4)',
    (name) => {
      expect(payload({ [name]: '1' }).business).not.toBeNull()
    },
  )

  it('sends the ids of a business', () => {
    expect(payload({ ...business, vatinsvk: 'SK2020' })).toMatchObject({
      business: { business_name: 'Lüfter GmbH', TIN: '48665819', VATIN: 'DE123456788' },
      custom: { vatinsvk: 'SK2020' },
    })
  })
})

describe('§5 Payload: pick-up', () => {
  const collected = (branchId: string | null, fields: Record<string, string> = {}) =>
    payload(
      { shippingBusinessName: 'Stavby', shippingPhone: '+420777123456', ...fields },
      { shipper: pickup, branchId },
    )

  it('fills the shipping address from the branch and drops business name and phone', () => {
    const { shipping, billing_address, branch_id } = collected('brno')
    const address = {
      street: 'Lidická',
      houseNumber: '700/19',
      postcode: '602 00',
      city: 'Brno',
      country: 'DEU',
    }
    expect(shipping).toEqual({ name: 'Anna Maria Weiß', address })
    expect(billing_address).toEqual(address)
    expect(branch_id).toBe('brno')
  })

  it.each([null, 'odd', 'unknown'])(
    'falls back to the shop’s address for branch %s',
    (branchId) => {
      expect(collected(branchId).shipping.address).toEqual({
        street: 'Werkstraße',
        houseNumber: '12',
        postcode: '04103',
        city: 'Leipzig',
        country: 'DEU',
      })
    },
  )

  it('bills a business at its own address', () => {
    expect(collected('brno', { ...business, ...billing }).billing_address.city).toBe('Wien')
  })
})

describe('§5 Payload: optional parts', () => {
  it('sends the time slot and each chosen gift once', () => {
    const order = payload({}, { deliveryTimeId: 'slot-1', giftIds: ['g1', 'g2', 'g1'] })
    expect(order).toMatchObject({ delivery_time_id: 'slot-1', order_gifts: ['g1', 'g2'] })
    const without = payload({}, { deliveryTimeId: null, giftIds: [] })
    expect(without).not.toHaveProperty('delivery_time_id')
    expect(without).not.toHaveProperty('order_gifts')
  })

  it('sends the return of an old device if the goods are delivered, not picked up', () => {
    expect(payload({ takeBack: 'on' }).custom).toEqual({ takeBack: 'yes' })
    expect(payload({ takeBack: 'on' }, { shipper: pickup, branchId: 'b1' }).custom).toBeUndefined()
    expect(payload({ takeBack: '' }).custom).toBeUndefined()
  })

  it('sends the Leitweg-ID of a business, as the reference of its invoice (BT-10)', () => {
    const buyerReference = '04011000-1234512345-06'
    const typed = { isBusiness: 'on', businessName: 'Stadt Leipzig', buyerReference }
    expect(payload(typed).custom).toEqual({ buyerReference })
    expect(payload({ ...typed, buyerReference: '' }).custom).toBeUndefined()
  })

  it('sends the custom order number only when enabled', () => {
    const fields = { customOrderNumber: 'B-77' }
    expect(payload(fields).custom).toBeUndefined()
    const settings = { customOrderNumber: true, businessShippingName: false }
    expect(payload(fields, { settings }).custom).toEqual({ customOrderNumber: 'B-77' })
    expect(payload({ customOrderNumber: ' ' }, { settings }).custom).toBeUndefined()
  })

  it.each([
    ['on', 'long enough', 'long enough', true],
    ['on', 'long enough', 'long  enough', false],
    ['on', '', '', false],
    ['', 'long enough', 'long enough', false],
  ])('registers with flag %j, %j and %j: %s', (flag, password, passwordConfirmation, expected) => {
    const order = payload({ isRegistration: flag, password, passwordConfirmation })
    expect(order.registration).toBe(expected)
    expect('password' in order).toBe(expected)
  })
})
