import * as z from 'zod/mini'
import { field, rule } from './form.ts'
import { requiredField } from './fields.ts'
import { checkFullName } from './full-name.ts'
import { normalisePhone, normalisePostcode, normaliseText, phonePrefixOf } from './normalise.ts'
import { checkPhoneNumber } from './phone-number.ts'
import { checkPostcode } from './postcode.ts'
import { checkRequired } from './required.ts'

const textField = field(z.overwrite(normaliseText))
const requiredText = field(z.overwrite(normaliseText), rule(checkRequired))

/** An address book entry, with the rules of its own country (spec §5). */
export const addressForm = z
  .object({
    type: field(),
    name: field(z.overwrite(normaliseText), rule(checkRequired), rule(checkFullName)),
    businessName: textField,
    street: requiredText,
    houseNumber: textField,
    city: requiredText,
    postcode: requiredField,
    phone: field(),
    country_code: field(rule((code) => (/^[A-Z]{3}$/.test(code) ? null : 'validation.required'))),
  })
  .check(
    z.overwrite(({ postcode, phone, ...address }) => ({
      ...address,
      postcode: normalisePostcode(postcode, address.country_code),
      phone: normalisePhone(phone, phonePrefixOf(address.country_code)),
    })),
    rule(({ postcode, country_code }) => checkPostcode(postcode, country_code), 'postcode'),
    rule(({ phone }) => (phone ? checkPhoneNumber(phone) : null), 'phone'),
  )
