/** By ISO 3166-1 alpha-3, the codes of contract and forms. */
const shortCodes: Record<string, string> = { AUT: 'AT', CZE: 'CZ', DEU: 'DE', POL: 'PL', SVK: 'SK' }

/** schema.org names countries by their ISO 3166-1 alpha-2 codes; undefined where the shop does not sell. */
export function countryCode(country: string): string | undefined {
  return Object.hasOwn(shortCodes, country) ? shortCodes[country] : undefined
}
