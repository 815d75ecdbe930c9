import type { Address } from '../../../../account/address.ts'

export const exampleAddress: Address = {
  street: 'Lindenstraße',
  houseNumber: '12',
  city: 'Leipzig',
  postcode: '04107',
  country: 'DEU',
}
