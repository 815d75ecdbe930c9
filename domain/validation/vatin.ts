import { countryOfVatPrefix } from '../tax/member-states.ts'
import { parseVatId } from '../tax/vat-id.ts'
import type { FieldError } from './message.ts'

/**
 * A normalised VAT id with its country's prefix: validated by its member state's rule, else by its
 * format. Empty is valid. In Slovakia the tax number (DIČ) without a prefix is valid too.
 */
export function checkVatin(value: string, country: string): FieldError {
  if (value === '') return null
  const [, prefix = '', number = ''] = /^([A-Z]{2})(.*)$/.exec(value) ?? []
  if (countryOfVatPrefix(prefix)) return parseVatId(value) ? null : 'validation.vatin'
  if (prefix) return /^[\dA-Z+*]{2,13}$/.test(number) ? null : 'validation.vatin'
  const isTaxNumber = country === 'SVK' && parseVatId(`SK${value}`)
  return isTaxNumber ? null : 'validation.vatin'
}

/** The Slovak VAT id (IČ DPH): `SK` and the tax number. */
export function checkSlovakVatin(value: string): FieldError {
  return value === '' || value.startsWith('SK') ? checkVatin(value, '') : 'validation.vatin'
}
