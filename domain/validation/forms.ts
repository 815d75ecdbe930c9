import { checkEmail } from './email.ts'
import { checkFullName } from './full-name.ts'
import type { ValidationMessage, FieldError } from './message.ts'
import { normalisePhone, normaliseTin, phonePrefixOf } from './normalise.ts'
import { checkPassword, checkPasswordConfirmation } from './password.ts'
import { checkPhoneNumber } from './phone-number.ts'
import { checkRequired } from './required.ts'
import { checkTin } from './tin.ts'

/** What is wrong, per field name; browser and Worker ask the same function. */
export type ValidationErrors = Record<string, ValidationMessage>

export type FormFields = Record<string, string>

export function checkLogin({ email = '', password = '' }: FormFields): ValidationErrors {
  return onlyErrors({
    email: checkRequired(email) ?? checkEmail(email),
    password: checkRequired(password),
  })
}

/** `country` decides which company numbers are checked (spec §5 tin). */
export function checkRegistration(fields: FormFields, country: string): ValidationErrors {
  const { fullName = '', email = '', phone = '', password = '', passwordConfirmation = '' } = fields
  return onlyErrors({
    fullName: checkRequired(fullName) ?? checkFullName(fullName),
    email: checkRequired(email) ?? checkEmail(email),
    phone: phone.trim() ? checkPhoneNumber(normalisePhone(phone, phonePrefixOf(country))) : null,
    password: checkRequired(password) ?? checkPassword(password),
    passwordConfirmation:
      checkRequired(passwordConfirmation) ??
      checkPasswordConfirmation(password, passwordConfirmation),
    ...(fields['isBusiness'] ? checkBusiness(fields, country) : {}),
    terms: fields['terms'] ? null : 'validation.terms',
  })
}

/** Company and its number. */
export function checkBusiness({ businessName = '', tin = '' }: FormFields, country: string) {
  return {
    businessName: checkRequired(businessName),
    tin: checkTin(normaliseTin(tin, country), country),
  }
}

/** Those that are wrong. */
export function onlyErrors(verdicts: Record<string, FieldError>): ValidationErrors {
  const wrong: ValidationErrors = {}
  for (const [name, verdict] of Object.entries(verdicts)) {
    if (verdict) wrong[name] = verdict
  }
  return wrong
}
