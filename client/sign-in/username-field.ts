import type { FormField } from '../ui/field/form-fields.tsx'

/** The e-mail address of an account that exists: password managers know it as the user name. */
export const username: FormField = {
  name: 'email',
  label: 'account.email',
  type: 'email',
  autoComplete: 'username',
  inputMode: 'email',
  required: true,
}
