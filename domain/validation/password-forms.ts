import * as z from 'zod/mini'
import { field } from './form.ts'
import { emailField, newPasswordFields, passwordsMatch, requiredField } from './fields.ts'

/** The form that requests a password reset link. */
export const passwordForgottenForm = z.object({ email: emailField })

/** The form behind that link. */
export const passwordResetForm = z
  .object({ email: emailField, token: field(), ...newPasswordFields })
  .check(passwordsMatch)

/** Change of a known password. */
export const passwordChangeForm = z
  .object({ currentPassword: requiredField, ...newPasswordFields })
  .check(passwordsMatch)

/** Deletion of an account: checkbox and password, because it is irreversible. */
export const userDeleteForm = z.object({
  deletePassword: requiredField,
  deleteConfirmed: requiredField,
})
