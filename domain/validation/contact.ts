import { checkEmail } from './email.ts'
import type { FormFields, ValidationErrors } from './forms.ts'
import type { FieldError } from './message.ts'
import { normalisePhone, phonePrefixOf } from './normalise.ts'
import { checkPhoneNumber } from './phone-number.ts'
import { checkRequired } from './required.ts'

/** As much as the store takes of each (contract, contact-form). */
export const contactLengths = {
  name: 120,
  email: 254,
  phone: 40,
  subject: 120,
  orderCode: 40,
  message: 5000,
} as const

type ContactField = keyof typeof contactLengths

/** What is wrong with a message to the shop (spec §5, contact form). */
export function checkContact(fields: FormFields, country: string): ValidationErrors {
  const { name = '', email = '', phone = '', message = '' } = fields
  const verdicts: Record<ContactField | 'consent', FieldError> = {
    name: checkRequired(name) ?? tooLong('name', name),
    email: checkRequired(email) ?? checkEmail(email),
    phone: phone.trim()
      ? (checkPhoneNumber(normalisePhone(phone, phonePrefixOf(country))) ?? tooLong('phone', phone))
      : null,
    subject: tooLong('subject', fields['subject']),
    orderCode: tooLong('orderCode', fields['orderCode']),
    message: checkRequired(message) ?? tooLong('message', message),
    consent: fields['consent'] ? null : 'validation.consent',
  }
  return Object.fromEntries(
    Object.entries(verdicts).flatMap(([field, wrong]) => (wrong ? [[field, wrong]] : [])),
  )
}

function tooLong(field: ContactField, value = ''): FieldError {
  return value.trim().length > contactLengths[field] ? 'validation.tooLong' : null
}
