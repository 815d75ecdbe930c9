import { checkEmail } from './email.ts'
import { type FormFields, onlyWrong, type Verdicts } from './forms.ts'
import { checkPassword, checkPasswordConfirmation } from './password.ts'
import { checkRequired } from './required.ts'

/** The form that asks for a link to set a new password. */
export function checkForgotten({ email = '' }: FormFields): Verdicts {
  return onlyWrong({ email: checkRequired(email) ?? checkEmail(email) })
}

/** The form behind that link. */
export function checkReset(fields: FormFields): Verdicts {
  const { email = '', password = '', passwordConfirmation = '' } = fields
  return onlyWrong({
    email: checkRequired(email) ?? checkEmail(email),
    password: checkRequired(password) ?? checkPassword(password),
    passwordConfirmation:
      checkRequired(passwordConfirmation) ??
      checkPasswordConfirmation(password, passwordConfirmation),
  })
}
