import { accountApi } from '../../../domain/account/account-api.ts'
import { passwordChangeForm } from '../../../domain/validation/password-forms.ts'
import { AccountForm } from '../../sign-in/account-form.tsx'
import { newPasswordFields, passwordField } from '../../sign-in/password-fields.ts'
import { useShop } from '../../shop.tsx'
import type { UserPasswordProps } from '../../../domain/screens/account/user-password.ts'

const fields = [
  passwordField('currentPassword', 'customer.password.current', 'current-password'),
  ...newPasswordFields('password.new'),
]

/** The customer's new password. */
export function PasswordForm({ email, errors }: Pick<UserPasswordProps, 'email' | 'errors'>) {
  const { text } = useShop()
  return (
    <AccountForm
      action={accountApi.userPassword}
      schema={passwordChangeForm}
      fields={fields}
      errors={errors}
      lead={<input type="hidden" name="username" autoComplete="username" value={email} />}
      submit={text('password.save')}
      compact
    />
  )
}
