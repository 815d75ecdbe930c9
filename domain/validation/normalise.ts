/** Trims and collapses white space. */
export function normaliseText(value: string): string {
  return value.trim().replace(/\s+/g, ' ')
}

/**
 * A postcode without the letters of its country, as in `D-04109` or `A-1010`. Czech and Slovak ones
 * become `602 00`; others of digits alone have no spaces.
 */
export function normalisePostcode(value: string, country: string): string {
  const typed = normaliseText(value).replace(
    /^([a-z])[a-z]?[- ](?=\d)/i,
    (letters, first: string) =>
      first.toUpperCase() === country[0] && isOfDigits(country) ? '' : letters,
  )
  const code = typed.replace(/[\s-]/g, '')
  if (!isOfDigits(country) || !/^\d+$/.test(code)) return typed
  const isSplit = (country === 'CZE' || country === 'SVK') && code.length === 5
  return isSplit ? `${code.slice(0, 3)} ${code.slice(3)}` : code
}

function isOfDigits(country: string): boolean {
  return 'AUT CHE CZE DEU FRA ITA SVK'.includes(country)
}

/**
 * International phone number: `00` becomes `+`, a national number gets the country's prefix
 * (`+420`), Czech and Slovak numbers are grouped by three.
 */
export function normalisePhone(value: string, prefix: string): string {
  const typed = withPlus(normaliseText(value).replace(/^00/, '+'), prefix)
  if (!/\d/.test(typed) || !(prefix || typed.startsWith('+'))) return typed
  // Italian numbers keep their zero.
  const national = prefix === '+39' ? typed : typed.replace(/^0/, '')
  const phone = typed.startsWith('+') ? typed : `${prefix} ${national}`
  const digits = phone.replace(/[ ()/.-]/g, '')
  const grouped = /^(\+42[01])(\d{3})(\d{3})(\d{3})$/.exec(digits)
  return grouped ? grouped.slice(1).join(' ') : phone
}

/**
 * `420777123456` has the prefix without its plus: no national number begins with its country's
 * prefix and is that long.
 */
function withPlus(typed: string, prefix: string): string {
  const digits = typed.replace(/\D/g, '')
  return prefix && digits.length >= 11 && typed.startsWith(prefix.slice(1)) ? `+${typed}` : typed
}

const phonePrefixes = new Map([
  ['AUT', '+43'],
  ['CHE', '+41'],
  ['CZE', '+420'],
  ['DEU', '+49'],
  ['SVK', '+421'],
])

/** Phone prefix of a country for forms without the store's country list; '' if unknown. */
export function phonePrefixOf(country: string): string {
  return phonePrefixes.get(country) ?? ''
}

/** Company numbers without white space; short Czech and Slovak ones are zero-padded. */
export function normaliseTin(value: string, country: string): string {
  const tin = value.replace(/\s/g, '')
  const padded = country === 'CZE' || country === 'SVK'
  return padded && /^\d{1,8}$/.test(tin) ? tin.padStart(8, '0') : tin
}

/** Adds the prefix of the country. */
const vatinPrefixes = new Map([
  ['AUT', { bare: /^U\d{8}$/, prefix: 'AT' }],
  ['CZE', { bare: /^\d{8,10}$/, prefix: 'CZ' }],
  ['DEU', { bare: /^\d{9}$/, prefix: 'DE' }],
])

/**
 * VAT ids are written in capitals without white space, with the prefix of their country, which for
 * Greece is `EL`.
 */
export function normaliseVatin(value: string, country = ''): string {
  const vatin = value
    .replace(/[\s.-]/g, '')
    .toUpperCase()
    .replace(/^GR(?=\d)/, 'EL')
  const known = vatinPrefixes.get(country)
  return known?.bare.test(vatin) ? known.prefix + vatin : vatin
}

/** `SK` and the tax number, also if only the number is typed. */
export function normaliseSlovakVatin(value: string): string {
  const vatin = normaliseVatin(value)
  return /^\d{10}$/.test(vatin) ? `SK${vatin}` : vatin
}
