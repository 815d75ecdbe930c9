import * as z from 'zod/mini'
import { checkEmail } from './email.ts'
import { field, rule } from './form.ts'
import { checkFullName } from './full-name.ts'
import { normalisePhone, phonePrefixOf } from './normalise.ts'
import { checkPassword, checkPasswordConfirmation } from './password.ts'
import { checkPhoneNumber } from './phone-number.ts'
import { checkRequired } from './required.ts'

/** Fields shared by several forms (spec §5). */
export const requiredField = field(rule(checkRequired))

export const emailField = field(z.trim(), rule(checkRequired), rule(checkEmail))

export const fullNameField = field(rule(checkRequired), rule(checkFullName))

/** Validated only if not empty, in its international form. */
export function phoneField(country: string) {
  return field(
    z.overwrite((phone) => normalisePhone(phone, phonePrefixOf(country))),
    rule((phone) => (phone ? checkPhoneNumber(phone) : null)),
  )
}

export const newPasswordFields = {
  password: field(rule(checkRequired), rule(checkPassword)),
  passwordConfirmation: field(rule(checkRequired)),
}

export const passwordsMatch = rule(
  ({ password, passwordConfirmation }: { password: string; passwordConfirmation: string }) =>
    checkPasswordConfirmation(password, passwordConfirmation),
  'passwordConfirmation',
)
