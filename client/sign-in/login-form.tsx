import { accountApi } from '../../domain/account/account-api.ts'
import { loginForm } from '../../domain/validation/login-form.ts'
import { useShop } from '../shop.tsx'
import type { LoginProps } from '../../domain/screens/account/login.ts'
import { AccountForm } from './account-form.tsx'
import { passwordField } from './password-fields.ts'
import { username } from './account-fields.ts'

const fields = [username, passwordField('password', 'account.password', 'current-password')]

export function LoginForm({ redirect, email, errors }: LoginProps) {
  const { text } = useShop()
  return (
    <AccountForm
      action={accountApi.login}
      signsIn
      schema={loginForm}
      fields={fields}
      values={{ email }}
      errors={errors}
      lead={<input type="hidden" name="redirect" value={redirect} />}
      submit={text('login.submit')}
    />
  )
}
