import { accountApi } from '../../domain/account/account-api.ts'
import { registrationForm } from '../../domain/validation/profile-form.ts'
import { useShop } from '../shop.tsx'
import { CheckboxField } from '../ui/field/checkbox-field.tsx'
import type { FormField } from '../ui/field/form-fields.tsx'
import { fullName, phone, profileNormalisers, username } from './account-fields.ts'
import { AccountForm } from './account-form.tsx'
import { BusinessFields } from './business-fields.tsx'
import { newPasswordFields } from './password-fields.ts'
import { TermsField } from './terms-field.tsx'
import type { RegisterProps } from '../../domain/screens/account/register.ts'

const fields: readonly FormField[] = [
  fullName,
  { ...username, autoComplete: 'email' },
  { ...phone, hint: 'account.phoneHint' },
  ...newPasswordFields('account.password'),
]

export function RegisterForm({ redirect, values, errors: first }: RegisterProps) {
  const { text, context } = useShop()
  return (
    <AccountForm
      action={accountApi.register}
      schema={registrationForm(context.country)}
      normalise={profileNormalisers(context.country)}
      fields={fields}
      values={values}
      errors={first}
      lead={<input type="hidden" name="redirect" value={redirect} />}
      submit={text('register.submit')}
    >
      {(errors) => (
        <>
          <BusinessFields values={values} errors={errors} />
          <div className="account-form__consents">
            <CheckboxField
              name="newsletter"
              value="1"
              label={text('account.newsletter')}
              defaultChecked={Boolean(values['newsletter'])}
            />
            <TermsField error={errors['terms']} checked={Boolean(values['terms'])} />
          </div>
        </>
      )}
    </AccountForm>
  )
}
