import { api } from '../../domain/api.ts'
import { checkPasswordChange } from '../../domain/validation/profile-form.ts'
import { PasswordField } from '../components/account/password-field.tsx'
import { useCheckedForm } from '../components/account/use-checked-form.ts'
import { AccountArea } from '../components/customer/account-area.tsx'
import { Button } from '../components/ui/button.tsx'
import { Notice } from '../components/ui/notice.tsx'
import type { FieldErrors } from '../form.ts'
import { useShop } from '../shop.tsx'

export interface UserPasswordProps {
  /** For password managers. */
  email: string
  errors: FieldErrors
}

export function Screen({ email, errors: first }: UserPasswordProps) {
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
    </AccountArea>
  )
}
