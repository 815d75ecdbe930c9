import { expect, it } from 'vitest'
import type { UserAddress } from '../../../domain/account/address.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { AddressCard } from './address-card.tsx'

const address: UserAddress = {
  id: '1',
  type: 'shipping',
  isDefault: false,
  name: 'Karla Kunde',
  businessName: '',
  phone: '',
  street: 'Ring',
  houseNumber: '1',
  postcode: '1150',
  city: 'Wien',
  country_code: 'AUT',
}

it('§4 an address of the address book names a country that is not the shop’s', () => {
  expect(renderInShop(<AddressCard address={address} />)).toContain('ÖSTERREICH')
  const atHome = { ...address, country_code: 'DEU' }
  expect(renderInShop(<AddressCard address={atHome} />)).not.toContain('DEUTSCHLAND')
})
