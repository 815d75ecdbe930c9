/** The shop's company: invented, for demonstration only. */
export const company = {
  name: 'LuftBasis GmbH',
  street: 'Musterallee 12',
  postcode: '04109',
  city: 'Leipzig',
  country: 'DEU',
  /** From a range that is kept for film and television. */
  phone: '+49 30 23125 118',
  email: 'service@luftbasis.example',
  /** As the imprint says: of nobody. */
  vatId: 'DE000000000',
} as const
