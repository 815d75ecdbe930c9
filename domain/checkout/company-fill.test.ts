import { describe, expect, it } from 'vitest'
import { parseCheckoutValues } from './checkout-form.ts'
import { companyFill } from './company-fill.ts'

const company = {
  tin: '99000008',
  vatin: 'CZ99000008',
  businessName: 'Vzduch a spol. s.r.o.',
  address: {
    street: 'Lidická',
    houseNumber: '700/19',
    city: 'Brno',
    postcode: '602 00',
    country: 'CZE',
  },
}
const atSeat = { street: 'Lidická', houseNumber: '700/19', city: 'Brno', postcode: '60200' }
const elsewhere = { street: 'Dlouhá', houseNumber: '3', city: 'Praha', postcode: '110 00' }
const delivered = { address: true, phone: false }

const fill = (typed: Record<string, string>, needs = delivered) =>
  companyFill(company, parseCheckoutValues({ country: 'CZE', tin: '99000008', ...typed }), needs)

describe('issue 5.4 a company of the register in the form', () => {
  it('fills name, VAT id and the address of an empty form', () => {
    expect(fill({})).toEqual({
      fill: {
        isBusiness: 'on',
        tin: '99000008',
        businessName: 'Vzduch a spol. s.r.o.',
        vatin: 'CZ99000008',
        street: 'Lidická',
        houseNumber: '700/19',
        city: 'Brno',
        postcode: '602 00',
        country: 'CZE',
      },
      differs: {},
    })
  })

  it('keeps an equal address, in any notation', () => {
    const { fill: filled, differs } = fill({ ...atSeat, businessName: 'VZDUCH A SPOL. S.R.O.' })
    expect(filled).toEqual({ isBusiness: 'on', tin: '99000008', vatin: 'CZ99000008' })
    expect(differs).toEqual({})
  })

  it('uses the seat as billing address if the items go elsewhere', () => {
    const { fill: filled, differs } = fill(elsewhere)
    expect(filled).toMatchObject({ separateBilling: 'on', billingCity: 'Brno' })
    expect(filled).not.toHaveProperty('city')
    expect(differs).toEqual({})
  })

  it('uses the seat as billing address of a pick-up', () => {
    const collected = fill({}, { address: false, phone: false })
    expect(collected.fill).toMatchObject({ separateBilling: 'on', billingStreet: 'Lidická' })
  })

  it('does not overwrite input, and offers the whole address', () => {
    const typed = { ...elsewhere, businessName: 'Jiná firma', billingCity: 'Ostrava' }
    const { fill: filled, differs } = fill(typed)
    expect(filled).toEqual({ isBusiness: 'on', tin: '99000008', vatin: 'CZ99000008' })
    expect(differs).toEqual({
      businessName: 'Vzduch a spol. s.r.o.',
      separateBilling: 'on',
      billingStreet: 'Lidická',
      billingHouseNumber: '700/19',
      billingCity: 'Brno',
      billingPostcode: '602 00',
      billingCountry: 'CZE',
    })
  })

  it('omits what the register does not have', () => {
    const { fill: filled } = companyFill(
      { ...company, vatin: '' },
      parseCheckoutValues({}),
      delivered,
    )
    expect(filled).not.toHaveProperty('vatin')
  })
})
