import { accountApi } from '../../domain/account/account-api.ts'
import { passwordChangeForm } from '../../domain/validation/password-forms.ts'
import { AccountForm } from '../sign-in/account-form.tsx'
import { newPasswordFields, passwordField } from '../sign-in/password-fields.ts'
import { OpenSessions } from './open-sessions.tsx'
import { AccountArea } from './account-area.tsx'
import { useShop } from '../shop.tsx'
import type { UserPasswordProps } from '../../domain/screens/account/user-password.ts'

const fields = [
  passwordField('currentPassword', 'customer.password.current', 'current-password'),
  ...newPasswordFields('password.new'),
]

export function Screen({ email, errors, sessions, ended }: UserPasswordProps) {
  const { routes, text } = useShop()
  return (
    <AccountArea title={text('customer.password.title')} current={routes.account.password()}>
      <p className="customer__lead">{text('customer.password.lead')}</p>
      <AccountForm
        action={accountApi.userPassword}
        schema={passwordChangeForm}
        fields={fields}
        errors={errors}
        lead={<input type="hidden" name="username" autoComplete="username" value={email} />}
        submit={text('password.save')}
        compact
      />
      {sessions && <OpenSessions sessions={sessions} ended={ended} />}
    </AccountArea>
  )
}
