import type { UserAddress } from '../../../account/address.ts'
import { addAddress, getAddresses, removeAddress, updateAddress } from '../../store-addresses.ts'
import { example, type Example } from './example.ts'

const address: UserAddress = {
  id: '7d1d2f5e-94a2-4b0e-a4d8-51a3f0c6b9e2',
  type: 'shipping',
  isDefault: true,
  name: 'Karla Kunde',
  businessName: '',
  phone: '+49 341 1234567',
  street: 'Karl-Heine-Straße',
  houseNumber: '41b',
  city: 'Leipzig',
  postcode: '04229',
  country_code: 'DEU',
}

export const storeAddressExamples: Example[] = [
  example(getAddresses, {
    as: 'customer',
    query: { type: 'shipping', country_code: 'DEU' },
    response: { data: [address] },
  }),
  example(addAddress, {
    as: 'customer',
    body: {
      type: 'shipping',
      name: address.name,
      phone: address.phone,
      street: address.street,
      houseNumber: address.houseNumber,
      city: address.city,
      postcode: address.postcode,
      country_code: 'DEU',
    },
    response: { data: address },
    refusals: ['country', 'postcode', 'phone', 'address_book_full'],
  }),
  example(updateAddress, {
    as: 'customer',
    params: { id: address.id },
    body: { houseNumber: '43' },
    response: { data: { ...address, houseNumber: '43' } },
  }),
  example(removeAddress, {
    as: 'customer',
    params: { id: address.id },
    response: { data: { done: true } },
  }),
]
