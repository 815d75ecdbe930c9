import { accountApi } from '../../domain/account/account-api.ts'
import { profileForm } from '../../domain/validation/profile-form.ts'
import { fullName, phone, profileNormalisers } from '../sign-in/account-fields.ts'
import { AccountForm } from '../sign-in/account-form.tsx'
import { BusinessFields } from '../sign-in/business-fields.tsx'
import { AccountPrivacy } from './account-privacy.tsx'
import { AccountArea } from './account-area.tsx'
import { useShop } from '../shop.tsx'
import type { UserSettingsProps } from '../../domain/screens/account/user-settings.ts'

const fields = [fullName, phone]

export function Screen({ email, values, errors: first, deleteErrors }: UserSettingsProps) {
  const { context, routes, text } = useShop()
  return (
    <AccountArea title={text('customer.settings.title')} current={routes.account.settings()}>
      <AccountForm
        action={accountApi.userSettings}
        schema={profileForm(context.country)}
        normalise={profileNormalisers(context.country)}
        fields={fields}
        values={values}
        errors={first}
        lead={
          <p>
            {text('account.email')}: <strong>{email}</strong>
            <input type="hidden" name="account" value={email} />
          </p>
        }
        submit={text('customer.save')}
        compact
      >
        {(errors) => <BusinessFields values={values} errors={errors} />}
      </AccountForm>
      <AccountPrivacy errors={deleteErrors} />
    </AccountArea>
  )
}
