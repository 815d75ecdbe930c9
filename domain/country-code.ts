/** ISO 3166-1, alpha-3 and alpha-2, of Europe and its neighbours. */
const pairs =
  'AUT AT,BEL BE,BGR BG,CYP CY,CZE CZ,DEU DE,DNK DK,EST EE,ESP ES,FIN FI,FRA FR,GRC GR,HRV HR,' +
  'HUN HU,IRL IE,ITA IT,LTU LT,LUX LU,LVA LV,MLT MT,NLD NL,POL PL,PRT PT,ROU RO,SVK SK,SVN SI,' +
  'SWE SE,CHE CH,GBR GB,ISL IS,LIE LI,NOR NO,UKR UA,SRB RS,BIH BA,MNE ME,MKD MK,ALB AL,MDA MD,TUR TR'

const shortCodes = new Map(
  pairs.split(',').map((pair): [string, string] => [pair.slice(0, 3), pair.slice(4)]),
)

/** All countries that can be named and invoiced, as alpha-3. */
export const namedCountries: readonly string[] = [...shortCodes.keys()]

/** ISO 3166-1 alpha-2 of an alpha-3 code, as schema.org, invoices and Intl name countries. */
export function countryCode(country: string): string | undefined {
  return shortCodes.get(country)
}
