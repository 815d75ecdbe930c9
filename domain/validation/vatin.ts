import type { FieldError } from './message.ts'
import { checkTin } from './tin.ts'

/** Of the countries that the shop delivers to; the number is without its prefix. */
const rules: Record<string, (number: string) => boolean> = {
  // A company's is its IČO, a person's has nine or ten digits.
  CZ: (number) =>
    /^\d{8}$/.test(number) ? checkTin(number, 'CZE') === null : /^\d{9,10}$/.test(number),
  SK: (number) => /^[1-9]\d{9}$/.test(number) && Number(number) % 11 === 0,
  DE: (number) => /^[1-9]\d{8}$/.test(number) && germanCheckDigit(number) === Number(number[8]),
  AT: (number) =>
    /^U\d{8}$/.test(number) && austrianCheckDigit(number.slice(1)) === Number(number[8]),
}

/**
 * A VAT id with the prefix of its country, normalised: by the rule of CZ, SK, DE and AT, by its form
 * for others. Empty is fine. In Slovakia the tax number (DIČ) without a prefix is one too.
 */
export function checkVatin(value: string, country: string): FieldError {
  if (value === '') return null
  const [, prefix = '', number = ''] = /^([A-Z]{2})(.*)$/.exec(value) ?? []
  const rule = rules[prefix]
  if (rule) return rule(number) ? null : 'validation.vatin'
  if (prefix) return /^[\dA-Z+*]{2,13}$/.test(number) ? null : 'validation.vatin'
  const isTaxNumber = country === 'SVK' && rules['SK']?.(value)
  return isTaxNumber ? null : 'validation.vatin'
}

/** The Slovak VAT id (IČ DPH): `SK` and the tax number. */
export function checkSlovakVatin(value: string): FieldError {
  return value === '' || value.startsWith('SK') ? checkVatin(value, '') : 'validation.vatin'
}

/** ISO 7064 MOD 11,10. */
function germanCheckDigit(number: string): number {
  let product = 10
  for (const digit of number.slice(0, 8)) {
    const sum = (Number(digit) + product) % 10
    product = (2 * (sum || 10)) % 11
  }
  return (11 - product) % 10
}

/** Every second digit doubled, digits added up, plus four. */
function austrianCheckDigit(digits: string): number {
  const sum = Array.from(digits.slice(0, 7)).reduce((total, digit, position) => {
    const product = Number(digit) * (position % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 10) + (product % 10)
  }, 4)
  return (10 - (sum % 10)) % 10
}
