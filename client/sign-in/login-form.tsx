import { useState } from 'react'
import { api } from '../../domain/api.ts'
import { checkLogin } from '../../domain/validation/forms.ts'
import { useShop } from '../shop.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Field } from '../ui/field/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from './password-field.tsx'
import { useCheckedForm } from './use-checked-form.ts'
import type { LoginProps } from '../../domain/screens/account/login.ts'

export function LoginForm({ redirect, email, errors: first }: LoginProps) {
  const { text } = useShop()
  const [restricted, setRestricted] = useState(false)
  const { errors, busy, formProps } = useCheckedForm({
    action: api.login,
    errors: first,
    check: checkLogin,
    onRefused: () => setRestricted(true),
  })
  return (
    <form {...formProps} className="account-form">
      {errors[''] && <Notice kind="danger" role="alert" title={errors['']} />}
      <input type="hidden" name="redirect" value={redirect} />
      <Field
        name="email"
        label={text('account.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        defaultValue={email}
        error={errors['email']}
      />
      <PasswordField
        name="password"
        label={text('account.password')}
        autoComplete="current-password"
        required
        error={errors['password']}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {text('login.submit')}
      </Button>
      <Dialog
        open={restricted}
        onClose={() => setRestricted(false)}
        title={text('login.restrictedTitle')}
      >
        <p>{text('login.restricted')}</p>
      </Dialog>
    </form>
  )
}
