import * as z from 'zod/mini'
import { Address, Business } from '../account/address.ts'
import { User } from '../account/user.ts'
import { data, storeCall } from './call.ts'

export const Email = z.string().check(z.trim(), z.maxLength(254), z.email())
const name = z.string().check(z.trim(), z.maxLength(100))

const formalTitle = z.string().check(z.trim(), z.maxLength(40))
const phone = z.string().check(z.trim(), z.maxLength(40))

export const Login = z.object({
  email: Email,
  password: z.string().check(z.minLength(1), z.maxLength(200)),
})
export type Login = z.infer<typeof Login>

/**
 * A new password: at least 8 characters of any kind; common ones are refused with
 * `password_blocked` (NIST SP 800-63B-4).
 */
export const NewPassword = z.string().check(z.minLength(8), z.maxLength(200))

export const Registration = z.object({
  email: Email,
  formalTitle: z.optional(formalTitle),
  firstName: name.check(z.minLength(1)),
  lastName: name.check(z.minLength(1)),
  phone,
  password: NewPassword,
  password_confirmation: z.string(),
  business: z.nullable(Business),
  address: z.nullable(Address),
  newsletter: z.boolean(),
  terms: z.literal(true),
})
export type Registration = z.infer<typeof Registration>

export const Token = z.object({ access_token: z.string() })

/** A session, or `pending` if the address has to be confirmed by email first. */
export const Registered = z.object({
  access_token: z.optional(z.string()),
  pending: z.optional(z.boolean()),
})
export type Registered = z.infer<typeof Registered>

export const login = storeCall({
  method: 'POST',
  path: '/api/oauth/login',
  body: Login,
  response: data(Token),
  summary: 'Opens a session of 7 days; merges the guest cart of X-Cart-Token into the customer’s',
})

export const logout = storeCall({
  method: 'POST',
  path: '/api/oauth/logout',
  response: data(z.object({ done: z.literal(true) })),
  summary: 'Ends the session of the bearer token',
})

export const register = storeCall({
  method: 'POST',
  path: '/api/v1/register',
  body: Registration,
  response: data(Registered),
  summary:
    'Registers a customer, who confirms the address by mail; the same response where there is an account. A store may open a session at once instead',
})

export const getUser = storeCall({
  method: 'GET',
  path: '/api/v1/user',
  response: data(User),
  summary: 'The customer of the bearer token; 401 without a valid one',
})

export const Profile = z.object({
  firstName: z.optional(name.check(z.minLength(1))),
  lastName: z.optional(name.check(z.minLength(1))),
  formalTitle: z.optional(formalTitle),
  phone: z.optional(phone),
  business: z.optional(z.nullable(Business)),
})
export type Profile = z.infer<typeof Profile>

export const updateUser = storeCall({
  method: 'PATCH',
  path: '/api/v1/user',
  body: Profile,
  response: data(User),
  summary:
    'Changes what is given of the profile; `business: null` makes a private customer. The e-mail address stays',
})

export const getCredits = storeCall({
  method: 'GET',
  path: '/api/v1/user/credits/amount',
  response: data(z.object({ amount: z.int() })),
  summary: 'Whole loyalty credits that can be spent; 0 for members of a restricted group',
})
