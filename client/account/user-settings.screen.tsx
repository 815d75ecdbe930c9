import { Suspense } from 'react'
import { AccountPrivacy } from './account-privacy.tsx'
import { AccountArea } from './account-area.tsx'
import { ProfileForm } from './forms/lazy-forms.ts'
import { useShop } from '../shop.tsx'
import type { UserSettingsProps } from '../../domain/screens/account/user-settings.ts'

export function Screen({ email, values, errors, deleteErrors }: UserSettingsProps) {
  const { routes, text } = useShop()
  return (
    <AccountArea title={text('customer.settings.title')} current={routes.account.settings()}>
      <Suspense>
        <ProfileForm email={email} values={values} errors={errors} />
      </Suspense>
      <AccountPrivacy errors={deleteErrors} />
    </AccountArea>
  )
}
