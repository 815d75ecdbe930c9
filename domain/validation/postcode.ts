import type { ValidationMessage, FieldError } from './message.ts'

interface Rule {
  pattern: RegExp
  message: ValidationMessage
}

const four: Rule = { pattern: /^\d{4}$/, message: 'validation.postcodeFour' }
const rules = new Map<string, Rule>([
  ['AUT', four],
  ['CHE', four],
  ['DEU', { pattern: /^\d{5}$/, message: 'validation.postcodeFive' }],
  ['CZE', { pattern: /^\d{3} ?\d{2}$/, message: 'validation.postcodeCzech' }],
])

/** By country, ISO 3166-1 alpha-3; those without a rule accept anything (spec §5 postcode). */
export function checkPostcode(value: string, country: string): FieldError {
  const rule = rules.get(country)
  return !rule || rule.pattern.test(value.trim()) ? null : rule.message
}

const ofDigits = new Set(['AUT', 'CHE', 'CZE', 'DEU', 'SVK'])

/** Whether a keyboard of digits is enough for the postcodes of all these countries; not for `3511 AB`. */
export function haveDigitPostcodes(countries: readonly { code: string }[]): boolean {
  return countries.every(({ code }) => ofDigits.has(code))
}
