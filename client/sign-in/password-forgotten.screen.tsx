import { api } from '../../domain/api.ts'
import { checkForgotten } from '../../domain/validation/password-forms.ts'
import { useCheckedForm } from './use-checked-form.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { Notice } from '../ui/notice.tsx'
import type { FieldErrors } from '../form.ts'
import { useShop } from '../shop.tsx'

export interface PasswordForgottenProps {
  /** A mail is on its way, if there is such an account. */
  sent: boolean
  /** What was typed and what was wrong with it, after a form post without JavaScript. */
  email: string
  errors: FieldErrors
}

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
