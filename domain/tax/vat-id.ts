import { checkTin } from '../validation/tin.ts'
import { countryOfVatPrefix } from './member-states.ts'

/** A VAT id with a valid format; whether it exists, only a registry knows. */
export interface VatId {
  prefix: string
  /** Without the prefix. */
  number: string
  /** Issuing member state, ISO 3166-1 alpha-3. */
  country: string
}

/**
 * Formats of VAT ids by member state as published by VIES ("What is the format of a VAT number").
 * Functions also verify published check digits.
 */
const formats: Readonly<Record<string, RegExp | ((number: string) => boolean)>> = {
  AT: (number) => /^U\d{8}$/.test(number) && austrianCheckDigit(number) === Number(number[8]),
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  // A company's is its IČO, a person's has nine or ten digits.
  CZ: (number) =>
    /^\d{8}$/.test(number) ? checkTin(number, 'CZE') === null : /^\d{9,10}$/.test(number),
  DE: (number) => /^[1-9]\d{8}$/.test(number) && germanCheckDigit(number) === Number(number[8]),
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: (number) => /^\d{10}$/.test(number) && polishCheckDigit(number) === Number(number[9]),
  PT: /^\d{9}$/,
  RO: /^[1-9]\d{1,9}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: (number) => /^[1-9]\d{9}$/.test(number) && Number(number) % 11 === 0,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
}

/** Parses a normalised VAT id of a member state; null if its format or check digit is wrong. */
export function parseVatId(vatId: string): VatId | null {
  const prefix = vatId.slice(0, 2)
  const number = vatId.slice(2)
  const country = countryOfVatPrefix(prefix)
  const format = formats[prefix]
  if (!country || !format) return null
  const isRight = format instanceof RegExp ? format.test(number) : format(number)
  return isRight ? { prefix, number, country } : null
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

/** After the `U`: every second digit doubled, digits added up, plus four. */
function austrianCheckDigit(number: string): number {
  const sum = Array.from(number.slice(1, 8)).reduce((total, digit, position) => {
    const product = Number(digit) * (position % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 10) + (product % 10)
  }, 4)
  return (10 - (sum % 10)) % 10
}

/** A weighted sum modulo 11; numbers with remainder 10 are never issued. */
function polishCheckDigit(number: string): number {
  const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7]
  return weights.reduce((sum, weight, position) => sum + weight * Number(number[position]), 0) % 11
}
