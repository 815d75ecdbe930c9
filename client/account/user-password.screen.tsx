import { api } from '../../domain/api.ts'
import { checkPasswordChange } from '../../domain/validation/profile-form.ts'
import { PasswordField } from '../sign-in/password-field.tsx'
import { useCheckedForm } from '../sign-in/use-checked-form.ts'
import { OpenSessions } from './open-sessions.tsx'
import { AccountArea } from './account-area.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { useShop } from '../shop.tsx'
import type { UserPasswordProps } from '../../domain/screens/account/user-password.ts'

export function Screen({ email, errors: first, sessions, ended }: UserPasswordProps) {
  const { routes, text } = useShop()
  const { errors, busy, formProps } = useCheckedForm({
    action: api.userPassword,
    errors: first,
    check: checkPasswordChange,
  })
  const field = (name: string) => ({ name, error: errors[name], required: true })
  return (
    <AccountArea title={text('customer.password.title')} current={routes.account.password()}>
      <p className="customer__lead">{text('customer.password.lead')}</p>
      <form {...formProps} className="account-form customer__form">
        {errors[''] && <Notice kind="danger" role="alert" title={errors['']} />}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          {...field('currentPassword')}
          label={text('customer.password.current')}
          autoComplete="current-password"
        />
        <PasswordField
          {...field('password')}
          label={text('password.new')}
          hint={text('account.passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('passwordConfirmation')}
          label={text('account.passwordConfirmation')}
          autoComplete="new-password"
        />
        <p className="customer__actions">
          <Button type="submit" variant="primary" busy={busy}>
            {text('password.save')}
          </Button>
        </p>
      </form>
      {sessions && <OpenSessions sessions={sessions} ended={ended} />}
    </AccountArea>
  )
}
