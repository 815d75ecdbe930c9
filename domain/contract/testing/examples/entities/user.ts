import type { User } from '../../../../account/user.ts'
import { exampleAddress } from './address.ts'

export const exampleUser: User = {
  id: 'demo-b2c',
  email: 'kunde@luftbasis.example',
  firstName: 'Karla',
  lastName: 'Kunde',
  formalTitle: '',
  phone: '+49 341 1234567',
  variant: 'b2c',
  groups: [],
  variantHash: 'b2c',
  restricted: false,
  business: null,
  address: exampleAddress,
}

/** Bearer token of a session. */
export const exampleToken = 'fzV-TWb75D7-sayMpxtCKqNsQQZjMWFeVf06TFev5O0'
