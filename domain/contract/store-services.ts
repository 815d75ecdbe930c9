import * as z from 'zod/mini'
import { Address } from '../account/address.ts'
import { data, storeCall } from './call.ts'

const email = z.string().check(z.trim(), z.maxLength(254), z.email())
const line = z.string().check(z.trim(), z.maxLength(120))
const Token = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

export const subscribeNewsletter = storeCall({
  method: 'POST',
  path: '/api/v1/newsletter/subscribe',
  body: z.object({
    email: z.string(),
    callbackUrl: z.string(),
    source: z.optional(z.string()),
    terms: z.boolean(),
  }),
  response: data(z.object({ pending: z.boolean() })),
  summary: 'Sends an activation mail (double opt-in)',
})

export const activateNewsletter = storeCall({
  method: 'POST',
  path: '/api/v1/newsletter/activate',
  body: Token,
  response: data(z.object({ email: z.string() })),
  summary: 'Confirms a subscription by the token of its mail; 404 unknown, 422 used or expired',
})

export const unsubscribeNewsletter = storeCall({
  method: 'POST',
  path: '/api/v1/newsletter/unsubscribe',
  body: Token,
  response: data(z.object({ subscribed: z.literal(false) })),
  summary: 'Ends a subscription by the token that its mails carry, also twice; 404 unknown',
})

export const ContactForm = z.object({
  name: line.check(z.minLength(1)),
  email,
  phone: z.optional(z.string().check(z.maxLength(40))),
  subject: z.optional(line),
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(5000)),
  orderCode: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  consent: z.boolean(),
  /** Honeypot: filled in by bots only, and then nothing is sent. */
  website: z.optional(z.string()),
})
export type ContactForm = z.infer<typeof ContactForm>

export const sendContactForm = storeCall({
  method: 'POST',
  path: '/api/v1/contact-form',
  body: ContactForm,
  response: data(z.object({ sent: z.literal(true) })),
  summary: 'Mails a message to the shop, and a receipt to its sender',
})

/** A company's entry in its register. */
export const Company = z.object({
  tin: z.string(),
  /** Empty: not registered for VAT. */
  vatin: z.string(),
  businessName: z.string(),
  address: Address,
})
export type Company = z.infer<typeof Company>

export const findCompany = storeCall({
  method: 'GET',
  path: '/api/v1/ares/ico',
  query: z.object({ ico: z.string() }),
  response: data(Company),
  summary:
    'A Czech company by its number (IČO); 422 when the check digit is wrong, 404 when it is unknown',
})
