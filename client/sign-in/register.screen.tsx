import { Suspense } from 'react'
import { AccountBenefits } from './account-benefits.tsx'
import { RegisterForm } from './lazy-register-form.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useShop } from '../shop.tsx'
import type { RegisterProps } from '../../domain/screens/account/register.ts'

export function Screen(props: RegisterProps) {
  const { text, routes } = useShop()
  const back = props.redirect === routes.home() ? undefined : props.redirect
  return (
    <div className="container account-page">
      <section className="account-page__main">
        <h1>{text('register.title')}</h1>
        <p className="account-page__lead">{text('register.lead')}</p>
        <Suspense>
          <RegisterForm {...props} />
        </Suspense>
      </section>
      <aside className="account-page__aside">
        <h2>{text('register.why')}</h2>
        <AccountBenefits />
        <p className="account-page__other">{text('register.haveAccount')}</p>
        <ButtonLink href={routes.login(back)}>{text('login.submit')}</ButtonLink>
        <p className="caption">{text('login.guest')}</p>
      </aside>
    </div>
  )
}
