import * as z from 'zod/mini'
import { field } from './form.ts'
import { emailField, newPasswordFields, passwordsMatch, requiredField } from './fields.ts'

/** The form that asks for a link to set a new password. */
export const passwordForgottenForm = z.object({ email: emailField })

/** The form behind that link. */
export const passwordResetForm = z
  .object({ email: emailField, token: field(), ...newPasswordFields })
  .check(passwordsMatch)

/** The change of a password that is known. */
export const passwordChangeForm = z
  .object({ currentPassword: requiredField, ...newPasswordFields })
  .check(passwordsMatch)

/** The end of an account: the box and the password, for it cannot be taken back. */
export const userDeleteForm = z.object({
  deletePassword: requiredField,
  deleteConfirmed: requiredField,
})
