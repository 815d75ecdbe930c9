import { accountApi } from '../../domain/account/account-api.ts'
import { passwordForgottenForm } from '../../domain/validation/password-forms.ts'
import { AccountForm } from './account-form.tsx'
import { username } from './account-fields.ts'
import { Notice } from '../ui/notice.tsx'
import { useShop } from '../shop.tsx'
import type { PasswordForgottenProps } from '../../domain/screens/account/password-forgotten.ts'

const fields = [username]

/** Requests an email with a password reset link (spec §2). */
export function Screen({ sent, email, errors }: PasswordForgottenProps) {
  const { text, routes } = useShop()
  return (
    <div className="container account-page">
      <section className="account-page__main">
        <h1>{text('password.forgottenTitle')}</h1>
        {sent && <Notice kind="success" role="status" title={text('password.sent')} />}
        <p className="account-page__lead">
          {text(sent ? 'password.sentMore' : 'password.forgottenLead')}
        </p>
        <AccountForm
          action={accountApi.passwordForgotten}
          schema={passwordForgottenForm}
          fields={fields}
          values={{ email }}
          errors={errors}
          submit={text(sent ? 'password.sendAgain' : 'password.send')}
        />
        <p>
          <a href={routes.login()}>{text('password.back')}</a>
        </p>
      </section>
    </div>
  )
}
