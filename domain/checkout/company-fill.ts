import { needsBillingAddress, type CheckoutNeeds } from './checkout-check.ts'
import { type CheckoutValues, hasSeparateBilling } from './checkout-form.ts'
import type { Company } from '../contract/store-services.ts'

type Fields = Partial<CheckoutValues>

interface CompanyFill {
  /** Values that can be filled in without overwriting input. */
  fill: Fields
  /** Values that differ from the register: filled in only on request. */
  differs: Fields
}

/**
 * Maps a register entry to form fields. Its address fills the delivery address if that is empty,
 * else the billing address.
 */
export function companyFill(
  company: Company,
  values: CheckoutValues,
  needs: CheckoutNeeds,
): CompanyFill {
  const names = open({ businessName: company.businessName, vatin: company.vatin }, values)
  const address = addressFields(company, values, needs)
  const fillable = open(address, values)
  // Browsers preselect a country, so it follows the rest of its address.
  const isTyped = (name: keyof Fields) =>
    Boolean(values[name].trim()) && name !== 'country' && name !== 'billingCountry'
  const part = (typed: boolean) =>
    Object.fromEntries(names.filter(([name]) => isTyped(name) === typed))
  // An address is taken as a whole or not at all.
  const keepsAddress = fillable.some(([name]) => isTyped(name))
  const box: Fields = 'billingCity' in address ? { separateBilling: 'on' } : {}
  const whole = { ...address, ...box }
  const isOther = fillable.length > 0
  return {
    fill: {
      isBusiness: 'on',
      tin: company.tin,
      ...part(false),
      ...(isOther && !keepsAddress ? whole : {}),
    },
    differs: { ...part(true), ...(keepsAddress ? whole : {}) },
  }
}

/** Fields that differ from the register. */
function open(fields: Fields, values: CheckoutValues): [keyof Fields, string][] {
  const entries = Object.entries(fields) as [keyof Fields, string][]
  return entries.filter(([name, value]) => value && !isSame(values[name], value))
}

function addressFields(company: Company, values: CheckoutValues, needs: CheckoutNeeds): Fields {
  const { street, houseNumber, city, postcode, country } = company.address
  const main = { street, houseNumber, city, postcode, country }
  const typed = [values.street, values.houseNumber, values.city, values.postcode]
  const isBilled = hasSeparateBilling(values) || needsBillingAddress(values, needs)
  const isShippingAddress = needs.address && !isBilled && !typed.some((value) => value.trim())
  if (isShippingAddress) return main
  const isThere = Object.entries(main).every(([name, value]) =>
    isSame(values[name as keyof typeof main], value),
  )
  if (needs.address && !isBilled && isThere) return {}
  return {
    billingStreet: street,
    billingHouseNumber: houseNumber,
    billingCity: city,
    billingPostcode: postcode,
    billingCountry: country,
  }
}

function isSame(typed: string, value: string): boolean {
  const plain = (text: string) => text.replace(/\s/g, '').toLocaleLowerCase()
  return plain(typed) === plain(value)
}
