import { accountApi } from '../../../domain/account/account-api.ts'
import { profileForm } from '../../../domain/validation/profile-form.ts'
import { fullName, phone, profileNormalisers } from '../../sign-in/account-fields.ts'
import { AccountForm } from '../../sign-in/account-form.tsx'
import { BusinessFields } from '../../sign-in/business-fields.tsx'
import { useShop } from '../../shop.tsx'
import type { UserSettingsProps } from '../../../domain/screens/account/user-settings.ts'

const fields = [fullName, phone]

/** Name, telephone and company of the customer. */
export function ProfileForm({
  email,
  values,
  errors: first,
}: Pick<UserSettingsProps, 'email' | 'values' | 'errors'>) {
  const { context, text } = useShop()
  return (
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
  )
}
