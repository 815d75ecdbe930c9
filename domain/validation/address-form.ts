import { type FormFields, onlyErrors, type ValidationErrors } from './forms.ts'
import { normalisePhone, normalisePostcode, phonePrefixOf } from './normalise.ts'
import { checkFullName } from './full-name.ts'
import { checkPhoneNumber } from './phone-number.ts'
import { checkPostcode } from './postcode.ts'
import { checkRequired } from './required.ts'

/** An entry of the address book, with the rules of its own country (spec §5). */
export function checkAddress(fields: FormFields): ValidationErrors {
  const { name = '', phone = '', street = '', city = '', postcode = '' } = fields
  const country = fields['country_code'] ?? ''
  return onlyErrors({
    name: checkRequired(name) ?? checkFullName(name),
    street: checkRequired(street),
    city: checkRequired(city),
    postcode:
      checkRequired(postcode) ?? checkPostcode(normalisePostcode(postcode, country), country),
    phone: phone.trim() ? checkPhoneNumber(normalisePhone(phone, phonePrefixOf(country))) : null,
    country_code: /^[A-Z]{3}$/.test(country) ? null : 'validation.required',
  })
}
