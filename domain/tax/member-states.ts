/**
 * Member states of the EU, by ISO 3166-1 alpha-3, with the prefix of their VAT ids (Dir.
 * 2006/112/EC Art. 215): the alpha-2 code, but `EL` for Greece.
 */
export const vatPrefixes: Readonly<Record<string, string>> = {
  AUT: 'AT',
  BEL: 'BE',
  BGR: 'BG',
  CYP: 'CY',
  CZE: 'CZ',
  DEU: 'DE',
  DNK: 'DK',
  ESP: 'ES',
  EST: 'EE',
  FIN: 'FI',
  FRA: 'FR',
  GRC: 'EL',
  HRV: 'HR',
  HUN: 'HU',
  IRL: 'IE',
  ITA: 'IT',
  LTU: 'LT',
  LUX: 'LU',
  LVA: 'LV',
  MLT: 'MT',
  NLD: 'NL',
  POL: 'PL',
  PRT: 'PT',
  ROU: 'RO',
  SVK: 'SK',
  SVN: 'SI',
  SWE: 'SE',
}

/**
 * Northern Ireland counts as a member state for goods, not for services (Windsor Framework Art. 8,
 * Annex 3): its VAT ids begin with `XI`, its addresses are British.
 */
export const northernIreland = { country: 'GBR', prefix: 'XI' } as const

const countries = new Map(
  [...Object.entries(vatPrefixes), [northernIreland.country, northernIreland.prefix] as const].map(
    ([country, prefix]) => [prefix, country],
  ),
)

/**
 * Member state of a VAT id prefix; undefined for prefixes that VIES does not know, such as `GB` or
 * `CHE`.
 */
export function countryOfVatPrefix(prefix: string): string | undefined {
  return countries.get(prefix)
}
