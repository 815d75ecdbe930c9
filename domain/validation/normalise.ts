/** White space at the ends removed, inside made single. */
export function normaliseText(value: string): string {
  return value.trim().replace(/\s+/g, ' ')
}

/** Czech and Slovak codes are shown as `602 00`; others as typed. */
export function normalisePostcode(value: string, country: string): string {
  const code = value.replace(/\s/g, '')
  if (country !== 'CZE' && country !== 'SVK') return normaliseText(value)
  return /^\d{5}$/.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : normaliseText(value)
}

/**
 * International form of a phone number: `00` becomes `+`, a national number gets the country's
 * prefix (`+420`), Czech and Slovak numbers are grouped by three.
 */
export function normalisePhone(value: string, prefix: string): string {
  const typed = normaliseText(value).replace(/^00/, '+')
  if (!/\d/.test(typed) || !(prefix || typed.startsWith('+'))) return typed
  const phone = typed.startsWith('+') ? typed : `${prefix} ${typed.replace(/^0/, '')}`
  const digits = phone.replace(/[ ()/.-]/g, '')
  const grouped = /^(\+42[01])(\d{3})(\d{3})(\d{3})$/.exec(digits)
  return grouped ? grouped.slice(1).join(' ') : phone
}

const phonePrefixes = new Map([
  ['AUT', '+43'],
  ['CHE', '+41'],
  ['CZE', '+420'],
  ['DEU', '+49'],
  ['SVK', '+421'],
])

/** Prefix of a country for forms that have no list of countries from the store; '' if unknown. */
export function phonePrefixOf(country: string): string {
  return phonePrefixes.get(country) ?? ''
}

/** Company numbers lose white space; short Czech and Slovak ones get their leading zeros. */
export function normaliseTin(value: string, country: string): string {
  const tin = value.replace(/\s/g, '')
  const padded = country === 'CZE' || country === 'SVK'
  return padded && /^\d{1,8}$/.test(tin) ? tin.padStart(8, '0') : tin
}

/** VAT ids are written in capitals without white space. */
export function normaliseVatin(value: string): string {
  return value.replace(/\s/g, '').toUpperCase()
}
