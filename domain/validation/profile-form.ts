import * as z from 'zod/mini'
import { field, rule } from './form.ts'
import {
  emailField,
  fullNameField,
  newPasswordFields,
  passwordsMatch,
  phoneField,
} from './fields.ts'
import { normaliseText, normaliseTin, normaliseVatin } from './normalise.ts'
import { checkRequired } from './required.ts'
import { checkTin } from './tin.ts'

/** Account settings; `country` decides which company numbers are validated (spec §5 tin). */
export function profileForm(country: string) {
  return z.object(profileFields(country)).check(...businessRules(country))
}

export function registrationForm(country: string) {
  const { fullName, phone, ...business } = profileFields(country)
  return z
    .object({
      fullName,
      email: emailField,
      phone,
      ...newPasswordFields,
      ...business,
      newsletter: field(),
      terms: field(rule((terms) => (terms ? null : 'validation.terms'))),
    })
    .check(passwordsMatch, ...businessRules(country))
}

export type ProfileValues = z.output<ReturnType<typeof profileForm>>
export type RegistrationValues = z.output<ReturnType<typeof registrationForm>>

function profileFields(country: string) {
  return {
    fullName: fullNameField,
    phone: phoneField(country),
    isBusiness: field(),
    businessName: field(z.overwrite(normaliseText)),
    tin: field(z.overwrite((tin) => normaliseTin(tin, country))),
    vatin: field(z.overwrite((vatin) => normaliseVatin(vatin))),
    vatinsvk: field(z.overwrite((vatin) => normaliseVatin(vatin))),
  }
}

interface BusinessFields {
  isBusiness: string
  businessName: string
  tin: string
}

/** Company fields count while the checkbox is ticked. */
function businessRules(country: string) {
  return [
    rule(
      ({ isBusiness, businessName }: BusinessFields) =>
        isBusiness ? checkRequired(businessName) : null,
      'businessName',
    ),
    rule(
      ({ isBusiness, tin }: BusinessFields) => (isBusiness ? checkTin(tin, country) : null),
      'tin',
    ),
  ]
}
