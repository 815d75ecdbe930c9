import * as z from 'zod/mini'
import { field, rule } from './form.ts'
import { emailField, phoneField } from './fields.ts'
import { normaliseText } from './normalise.ts'
import { checkRequired } from './required.ts'

/** Maximum lengths of the store (contract, contact-form). */
export const contactLengths = {
  name: 120,
  email: 254,
  phone: 40,
  subject: 120,
  orderCode: 40,
  message: 5000,
} as const

/** Contact form (spec §5, contact form). */
export function contactForm(country: string) {
  return z.object({
    name: field(z.overwrite(normaliseText), rule(checkRequired), notTooLong('name')),
    email: emailField,
    phone: phoneField(country).check(notTooLong('phone')),
    subject: field(z.overwrite(normaliseText), notTooLong('subject')),
    orderCode: field(z.overwrite(normaliseText), notTooLong('orderCode')),
    message: field(z.trim(), rule(checkRequired), notTooLong('message')),
    consent: field(rule((consent) => (consent ? null : 'validation.consent'))),
  })
}

function notTooLong(name: keyof typeof contactLengths) {
  return rule((value: string) =>
    value.length > contactLengths[name] ? 'validation.tooLong' : null,
  )
}
