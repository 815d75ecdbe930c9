import { useState } from 'react'
import { api } from '../../domain/api.ts'
import { loginForm } from '../../domain/validation/login-form.ts'
import { useShop } from '../shop.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import type { LoginProps } from '../../domain/screens/account/login.ts'
import { AccountForm } from './account-form.tsx'
import { passwordField } from './password-fields.ts'
import { username } from './account-fields.ts'

const fields = [username, passwordField('password', 'account.password', 'current-password')]

export function LoginForm({ redirect, email, errors }: LoginProps) {
  const { text } = useShop()
  const [restricted, setRestricted] = useState(false)
  return (
    <>
      <AccountForm
        action={api.login}
        schema={loginForm}
        fields={fields}
        values={{ email }}
        errors={errors}
        onRefused={() => setRestricted(true)}
        lead={<input type="hidden" name="redirect" value={redirect} />}
        submit={text('login.submit')}
      />
      <Dialog
        open={restricted}
        onClose={() => setRestricted(false)}
        title={text('login.restrictedTitle')}
      >
        <p>{text('login.restricted')}</p>
      </Dialog>
    </>
  )
}
