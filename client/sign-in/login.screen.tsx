import { Suspense } from 'react'
import { AccountBenefits } from './account-benefits.tsx'
import { LoginForm } from './lazy-login-form.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { useShop } from '../shop.tsx'
import type { LoginProps } from '../../domain/screens/account/login.ts'

export function Screen(props: LoginProps) {
  const { text, routes } = useShop()
  const back =
    props.redirect === routes.home() ? '' : `?redirect=${encodeURIComponent(props.redirect)}`
  return (
    <div className="container account-page">
      <section className="account-page__main">
        <h1>{text('login.title')}</h1>
        {props.isReset ? (
          <Notice kind="success" role="status" title={text('password.done')} />
        ) : (
          <p className="account-page__lead">{text('login.lead')}</p>
        )}
        <Suspense>
          <LoginForm {...props} />
        </Suspense>
        <p>
          <a href={routes.passwordForgotten()}>{text('login.forgotten')}</a>
        </p>
      </section>
      <aside className="account-page__aside">
        <h2>{text('login.createTitle')}</h2>
        <AccountBenefits />
        <ButtonLink href={routes.register() + back}>{text('login.create')}</ButtonLink>
        <p className="caption">{text('login.guest')}</p>
      </aside>
    </div>
  )
}
