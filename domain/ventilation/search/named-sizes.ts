/** Colloquial names of diameters, without diacritics: `stovka`, `hunderter`. */
export const namedSizes: Readonly<Record<string, string>> = {
  63: 'sestatri(?:cat)?k[auy]|trisedesatk[auy]|sestdesiattrojk[auy]',
  75: 'sedmdesatpetk[auy]|petasedmdesatk[auy]|sedemdesiatpatk[auy]|fuenfundsiebziger|funfundsiebziger',
  80: 'osmdesatk[auy]|osemdesiatk[auy]|achtziger',
  100: 'stovk[auy]|hunderter',
  120: 'stodvacitk[auy]|stodvacetk[auy]|stodvadsiatk[auy]|hundertzwanziger',
  110: 'stodesitk[auy]|stodesiatk[auy]',
  125: 'stopetadvacitk[auy]|stodvacetpetk[auy]|stodvadsatpatk[auy]|hundertfuenfundzwanziger|hundertfunfundzwanziger',
  150: 'stopadesatk[auy]|stopatdesiatk[auy]|hundertfuenfziger|hundertfunfziger',
  160: 'stosedesatk[auy]|stosestdesiatk[auy]|hundertsechziger',
  200: 'dvoustovk[auy]|dvestovk[auy]|dvojstovk[auy]|zweihunderter',
  250: 'dvestepadesatk[auy]|dvestopatdesiatk[auy]|zweihundertfuenfziger|zweihundertfunfziger',
  180: 'stoosmdesatk[auy]|stoosemdesiatk[auy]|hundertachtziger',
  315: 'tristapatnactk[auy]|tristopatnastk[auy]',
}
