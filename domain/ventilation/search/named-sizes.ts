/** Colloquial names of diameters, without diacritics: `stovka`, `hunderter`. */
export const namedSizes: Readonly<Record<string, string>> = {
  80: 'osmdesatk[auy]|osemdesiatk[auy]|achtziger',
  100: 'stovk[auy]|hunderter',
  110: 'stodesitk[auy]|stodesiatk[auy]',
  125: 'stopetadvacitk[auy]|stodvacetpetk[auy]|stodvadsatpatk[auy]|hundertfuenfundzwanziger|hundertfunfundzwanziger',
  150: 'stopadesatk[auy]|stopatdesiatk[auy]|hundertfuenfziger|hundertfunfziger',
  160: 'stosedesatk[auy]|stosestdesiatk[auy]|hundertsechziger',
  200: 'dvoustovk[auy]|dvestovk[auy]|dvojstovk[auy]|zweihunderter',
  250: 'dvestepadesatk[auy]|dvestopatdesiatk[auy]|zweihundertfuenfziger|zweihundertfunfziger',
  315: 'tristapatnactk[auy]|tristopatnastk[auy]',
}
