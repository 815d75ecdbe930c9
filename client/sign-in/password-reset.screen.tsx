import { accountApi } from '../../domain/account/account-api.ts'
import { passwordResetForm } from '../../domain/validation/password-forms.ts'
import { AccountForm } from './account-form.tsx'
import { newPasswordFields } from './password-fields.ts'
import { username } from './account-fields.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { useShop } from '../shop.tsx'
import type { PasswordResetProps } from '../../domain/screens/account/password-reset.ts'

const fields = [username, ...newPasswordFields('password.new')]

/** Sets a new password by an emailed link (spec §2). */
export function Screen({ token, isOver, email, errors }: PasswordResetProps) {
  const { text, routes } = useShop()
  return (
    <div className="container account-page">
      <section className="account-page__main">
        <h1>{text('password.resetTitle')}</h1>
        {token === '' || isOver ? (
          <Notice kind="warning" title={text(isOver ? 'password.over' : 'password.broken')} />
        ) : (
          <AccountForm
            action={accountApi.passwordReset}
            schema={passwordResetForm}
            fields={fields}
            values={{ email }}
            errors={errors}
            lead={<input type="hidden" name="token" value={token} />}
            submit={text('password.save')}
          />
        )}
        <p>
          <ButtonLink href={routes.passwordForgotten()}>{text('password.askAgain')}</ButtonLink>
        </p>
      </section>
    </div>
  )
}
