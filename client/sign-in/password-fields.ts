import type { TextKey } from '../i18n/text.ts'
import type { FormField } from '../ui/field/form-fields.tsx'
import { PasswordField } from './password-field.tsx'

/** A new password and its repetition. */
export function newPasswordFields(label: TextKey): FormField[] {
  return [
    { ...passwordField('password', label), hint: 'account.passwordHint' },
    passwordField('passwordConfirmation', 'account.passwordConfirmation'),
  ]
}

export function passwordField(
  name: string,
  label: TextKey,
  autoComplete: 'new-password' | 'current-password' = 'new-password',
): FormField {
  return { name, label, autoComplete, required: true, control: PasswordField }
}
