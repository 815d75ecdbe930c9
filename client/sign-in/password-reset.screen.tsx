import { api } from '../../domain/api.ts'
import { checkReset } from '../../domain/validation/password-forms.ts'
import { PasswordField } from './password-field.tsx'
import { useCheckedForm } from './use-checked-form.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { useShop } from '../shop.tsx'
import type { PasswordResetProps } from '../../domain/screens/account/password-reset.ts'

/** Sets a new password by the link of a mail (spec §2). */
export function Screen({ token, email, errors: first }: PasswordResetProps) {
  const { text, routes } = useShop()
  const { errors, busy, formProps } = useCheckedForm({
    action: api.passwordReset,
    errors: first,
    check: checkReset,
  })
  return (
    <div className="container account-page">
      <section className="account-page__main">
        <h1>{text('password.resetTitle')}</h1>
        {token === '' ? (
          <Notice kind="warning" title={text('password.broken')} />
        ) : (
          <form {...formProps} className="account-form">
            {errors[''] && <Notice kind="danger" role="alert" title={errors['']} />}
            <input type="hidden" name="token" value={token} />
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
              label={text('password.new')}
              hint={text('account.passwordHint')}
              autoComplete="new-password"
              required
              error={errors['password']}
            />
            <PasswordField
              name="passwordConfirmation"
              label={text('account.passwordConfirmation')}
              autoComplete="new-password"
              required
              error={errors['passwordConfirmation']}
            />
            <Button type="submit" variant="primary" size="large" wide busy={busy}>
              {text('password.save')}
            </Button>
          </form>
        )}
        <p>
          <ButtonLink href={routes.passwordForgotten()}>{text('password.askAgain')}</ButtonLink>
        </p>
      </section>
    </div>
  )
}
