import * as z from 'zod/mini'
import { addressTypes, CountryCode, UserAddress } from '../account/address.ts'
import { data, storeCall } from './call.ts'

const line = z.string().check(z.trim(), z.maxLength(120))
const needed = line.check(z.minLength(1))
const postcode = z.string().check(z.trim(), z.minLength(1), z.maxLength(12))
const phone = z.string().check(z.trim(), z.maxLength(40))

export const NewAddress = z.object({
  type: z.enum(addressTypes),
  isDefault: z.optional(z.boolean()),
  name: needed,
  businessName: z.optional(line),
  phone: z.optional(phone),
  street: needed,
  houseNumber: z.optional(line),
  city: needed,
  postcode,
  country_code: CountryCode,
})
export type NewAddress = z.infer<typeof NewAddress>

export const AddressChange = z.partial(NewAddress)
export type AddressChange = z.infer<typeof AddressChange>

export const getAddresses = storeCall({
  method: 'GET',
  path: '/api/v1/user/addresses',
  query: z.object({
    type: z.optional(z.enum(addressTypes)),
    country_code: z.optional(CountryCode),
  }),
  response: data(z.array(UserAddress)),
  summary: 'The address book, defaults first',
})

export const addAddress = storeCall({
  method: 'POST',
  path: '/api/v1/user/addresses',
  body: NewAddress,
  response: data(UserAddress),
  summary: 'Keeps an address; the first of a type is its default',
})

export const updateAddress = storeCall({
  method: 'PATCH',
  path: '/api/v1/user/addresses/:id',
  body: AddressChange,
  response: data(UserAddress),
  summary: 'Changes what is given of an address; a default gives way only to another one',
})

export const removeAddress = storeCall({
  method: 'DELETE',
  path: '/api/v1/user/addresses/:id',
  response: data(z.object({ done: z.literal(true) })),
  summary: 'Forgets an address; the newest other one of its type becomes the default',
})
