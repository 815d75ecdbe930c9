import { getCredits, getUser, login, logout, register, updateUser } from '../../store-account.ts'
import { exampleAddress } from './entities/address.ts'
import { exampleToken, exampleUser } from './entities/user.ts'
import { example, type Example } from './example.ts'

const session = { data: { access_token: exampleToken } }

export const storeAccountExamples: Example[] = [
  example(login, {
    as: 'guest',
    body: { email: exampleUser.email, password: 'lueften-2026' },
    response: session,
    refusals: ['wrong_login', 'too_many_attempts'],
  }),
  example(logout, { response: { data: { done: true } } }),
  example(register, {
    as: 'guest',
    body: {
      email: 'neu@mail.example',
      firstName: 'Nora',
      lastName: 'Neumann',
      phone: '+49 341 7654321',
      password: 'frische-luft-27',
      password_confirmation: 'frische-luft-27',
      business: null,
      address: exampleAddress,
      newsletter: false,
      terms: true,
    },
    response: { data: { pending: true } },
    refusals: ['password_mismatch', 'password_blocked', 'too_many_attempts'],
  }),
  example(getUser, { as: 'customer', response: { data: exampleUser } }),
  example(updateUser, {
    as: 'customer',
    body: {
      phone: '+49 341 7654321',
      business: {
        businessName: 'Kunde Haustechnik GmbH',
        tin: '',
        vatin: 'DE123456789',
        vatinsvk: '',
      },
    },
    response: {
      data: {
        ...exampleUser,
        phone: '+49 341 7654321',
        business: {
          businessName: 'Kunde Haustechnik GmbH',
          tin: '',
          vatin: 'DE123456789',
          vatinsvk: '',
        },
      },
    },
    refusals: ['phone', 'tin', 'operator_session'],
  }),
  example(getCredits, { as: 'customer', response: { data: { amount: 120 } } }),
]
