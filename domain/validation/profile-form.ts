import { checkBusiness, type FormFields, onlyErrors, type ValidationErrors } from './forms.ts'
import { checkFullName } from './full-name.ts'
import { normalisePhone, phonePrefixOf } from './normalise.ts'
import { checkPassword, checkPasswordConfirmation } from './password.ts'
import { checkPhoneNumber } from './phone-number.ts'
import { checkRequired } from './required.ts'

/** The settings of an account; `country` decides which company numbers are checked. */
export function checkProfile(fields: FormFields, country: string): ValidationErrors {
  const { fullName = '', phone = '' } = fields
  return onlyErrors({
    fullName: checkRequired(fullName) ?? checkFullName(fullName),
    phone: phone.trim() ? checkPhoneNumber(normalisePhone(phone, phonePrefixOf(country))) : null,
    ...(fields['isBusiness'] ? checkBusiness(fields, country) : {}),
  })
}

/** The change of a password that is known. */
export function checkPasswordChange(fields: FormFields): ValidationErrors {
  const { currentPassword = '', password = '', passwordConfirmation = '' } = fields
  return onlyErrors({
    currentPassword: checkRequired(currentPassword),
    password: checkRequired(password) ?? checkPassword(password),
    passwordConfirmation:
      checkRequired(passwordConfirmation) ??
      checkPasswordConfirmation(password, passwordConfirmation),
  })
}
