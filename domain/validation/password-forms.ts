import { checkEmail } from './email.ts'
import { type FormFields, onlyErrors, type ValidationErrors } from './forms.ts'
import { checkPassword, checkPasswordConfirmation } from './password.ts'
import { checkRequired } from './required.ts'

/** The form that asks for a link to set a new password. */
export function checkForgotten({ email = '' }: FormFields): ValidationErrors {
  return onlyErrors({ email: checkRequired(email) ?? checkEmail(email) })
}

/** The form behind that link. */
export function checkReset(fields: FormFields): ValidationErrors {
  const { email = '', password = '', passwordConfirmation = '' } = fields
  return onlyErrors({
    email: checkRequired(email) ?? checkEmail(email),
    password: checkRequired(password) ?? checkPassword(password),
    passwordConfirmation:
      checkRequired(passwordConfirmation) ??
      checkPasswordConfirmation(password, passwordConfirmation),
  })
}
