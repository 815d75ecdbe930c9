import { Suspense } from 'react'
import { OpenSessions } from './open-sessions.tsx'
import { AccountArea } from './account-area.tsx'
import { PasswordForm } from './forms/lazy-forms.ts'
import { useShop } from '../shop.tsx'
import type { UserPasswordProps } from '../../domain/screens/account/user-password.ts'

export function Screen({ email, errors, sessions, ended }: UserPasswordProps) {
  const { routes, text } = useShop()
  return (
    <AccountArea title={text('customer.password.title')} current={routes.account.password()}>
      <p className="customer__lead">{text('customer.password.lead')}</p>
      <Suspense>
        <PasswordForm email={email} errors={errors} />
      </Suspense>
      {sessions && <OpenSessions sessions={sessions} ended={ended} />}
    </AccountArea>
  )
}
