import { describe, expect, it } from 'vitest'
import { addressChecks, addressRules, validatedByService, serviceCountry } from './address-check.ts'
import { checkCheckout } from './checkout-check.ts'
import { withoutServiceRules } from '../cart/service-fields.ts'
import { parseCheckoutValues } from './checkout-form.ts'

const needs = { address: true, phone: false }
const values = parseCheckoutValues({
  email: 'jan@example.com',
  fullName: 'Jan',
  phone: '777',
  street: 'Lidická',
  houseNumber: '700/19',
  postcode: '602 00',
  city: 'Brno',
  country: 'CZE',
  businessName: 'X',
  tin: '1',
  terms: 'on',
})

const fieldsOf = (checks: { field: string }[]) => new Set(checks.map(({ field }) => field))

describe('§5 address validation service in place of the built-in rules', () => {
  it('gets each of its rules with country and reference', () => {
    const checks = addressChecks(values, needs)
    expect(new Set(checks.map(({ rule }) => rule))).toEqual(new Set(addressRules))
    expect(checks.find(({ field }) => field === 'houseNumber')).toEqual({
      field: 'houseNumber',
      rule: 'house_number',
      value: '700/19',
      country: 'CZE',
      reference: 'Lidická',
    })
  })

  it.each([
    ['cz', 'CZE'],
    ['SK', 'SVK'],
    ['CZE', 'CZE'],
    ['DEU', 'DEU'],
  ])('maps %s to %s', (code, mapped) => {
    expect(serviceCountry(code)).toBe(mapped)
  })

  it('gets neither empty nor hidden fields', () => {
    const collected = addressChecks(
      parseCheckoutValues({ ...values, phone: '', businessName: '', tin: '' }),
      {
        address: false,
        phone: false,
      },
    )
    expect(collected.map(({ field }) => field)).toEqual(['email', 'fullName'])
  })

  it('overrides the rules, in both directions', () => {
    const errors = checkCheckout(values, needs)
    expect(errors).toEqual({
      fullName: 'validation.fullName',
      phone: 'validation.phoneNumber',
      tin: 'validation.tin',
    })
    const checks = addressChecks(values, needs)
    const all = (valid: boolean) =>
      validatedByService(
        errors,
        checks,
        checks.map(() => valid),
      )
    expect(all(true)).toEqual({})
    expect(all(false)).toMatchObject({
      email: 'validation.email',
      street: 'validation.streetOnly',
      postcode: 'validation.postcode',
    })
  })

  it('leaves exactly its own rules to the server', () => {
    const billed = parseCheckoutValues({
      ...values,
      shippingPhone: '1',
      billingStreet: 'Ring 7',
      billingHouseNumber: '7',
      billingPostcode: '1',
      billingCity: 'Brno',
      billingCountry: 'CZE',
    })
    const fields = fieldsOf(addressChecks(billed, needs))
    const all = Object.fromEntries([...fields, 'vatin'].map((name) => [name, 'validation.tin']))
    expect(Object.keys(withoutServiceRules(all))).toEqual(['vatin'])
  })

  it('leaves required fields and lengths to the shop', () => {
    const long = parseCheckoutValues({ ...values, email: '', fullName: 'x y'.repeat(100) })
    const rest = withoutServiceRules(checkCheckout(long, needs))
    expect(rest).toEqual({ email: 'validation.required', fullName: 'validation.tooLong' })
  })
})
