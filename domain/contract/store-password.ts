import * as z from 'zod/mini'
import { data, storeCall } from './call.ts'
import { Email, NewPassword } from './store-account.ts'

const Done = data(z.object({ done: z.literal(true) }))

export const forgotPassword = storeCall({
  method: 'POST',
  path: '/api/v1/forgot-password',
  body: z.object({
    /** Page on a host of the shop; `token` is added to its query. */
    callbackUrl: z.string().check(z.minLength(1), z.maxLength(500)),
    email: Email,
  }),
  response: Done,
  summary:
    'Mails a link that sets a new password within an hour; the same response for any address',
})

export const resetPassword = storeCall({
  method: 'POST',
  path: '/api/v1/reset-password',
  body: z.object({
    email: Email,
    password: NewPassword,
    password_confirmation: z.string(),
    token: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  response: Done,
  summary: 'Sets a password by the token of a mail, once, and ends all sessions; 422 reset_invalid',
})

export const checkResetToken = storeCall({
  method: 'POST',
  path: '/api/v1/reset-password/check',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: data(z.object({ isOpen: z.boolean() })),
  summary:
    'Whether the token of a mail can still set a password: it is known, not used and not expired; uses up nothing',
})

export const changePassword = storeCall({
  method: 'PATCH',
  path: '/api/v1/user/password',
  body: z.object({
    old_password: z.string().check(z.minLength(1), z.maxLength(200)),
    password: NewPassword,
    password_confirmation: z.string(),
  }),
  response: Done,
  summary: 'Changes the password and ends all other sessions of the customer',
})
