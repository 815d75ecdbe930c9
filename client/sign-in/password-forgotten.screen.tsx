import { api } from '../../domain/api.ts'
import { checkForgotten } from '../../domain/validation/password-forms.ts'
import { useCheckedForm } from './use-checked-form.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { useShop } from '../shop.tsx'
import type { PasswordForgottenProps } from '../../domain/screens/account/password-forgotten.ts'

/** Asks for a mail with a link that sets a new password (spec §2). */
export function Screen({ sent, email, errors: first }: PasswordForgottenProps) {
  const { text, routes } = useShop()
  const { errors, busy, formProps } = useCheckedForm({
    action: api.passwordForgotten,
    errors: first,
    check: checkForgotten,
  })
  return (
    <div className="container account-page">
      <section className="account-page__main">
        <h1>{text('password.forgottenTitle')}</h1>
        {sent && <Notice kind="success" role="status" title={text('password.sent')} />}
        <p className="account-page__lead">
          {text(sent ? 'password.sentMore' : 'password.forgottenLead')}
        </p>
        <form {...formProps} className="account-form">
          {errors[''] && <Notice kind="danger" role="alert" title={errors['']} />}
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
          <Button type="submit" variant="primary" size="large" wide busy={busy}>
            {text(sent ? 'password.sendAgain' : 'password.send')}
          </Button>
        </form>
        <p>
          <a href={routes.login()}>{text('password.back')}</a>
        </p>
      </section>
    </div>
  )
}
