import { api } from '../../domain/api.ts'
import {
  normalisePhone,
  normaliseText,
  normaliseTin,
  normaliseVatin,
  phonePrefixOf,
} from '../../domain/validation/normalise.ts'
import { checkProfile } from '../../domain/validation/profile-form.ts'
import { BusinessFields } from '../sign-in/business-fields.tsx'
import { useCheckedForm } from '../sign-in/use-checked-form.ts'
import { AccountArea } from './account-area.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { useShop } from '../shop.tsx'
import type { UserSettingsProps } from '../../domain/screens/account/user-settings.ts'

export function Screen({ email, values, errors: first }: UserSettingsProps) {
  const { context, routes, text } = useShop()
  const { country } = context
  const { errors, busy, formProps } = useCheckedForm({
    action: api.userSettings,
    errors: first,
    check: (fields) => checkProfile(fields, country),
    normalise: {
      fullName: normaliseText,
      phone: (phone) => normalisePhone(phone, phonePrefixOf(country)),
      tin: (tin) => normaliseTin(tin, country),
      vatin: normaliseVatin,
      vatinsvk: normaliseVatin,
    },
  })
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] })
  return (
    <AccountArea title={text('customer.settings.title')} current={routes.account.settings()}>
      <form {...formProps} className="account-form customer__form">
        {errors[''] && <Notice kind="danger" role="alert" title={errors['']} />}
        <p>
          {text('account.email')}: <strong>{email}</strong>
        </p>
        <Field
          {...field('fullName')}
          label={text('account.fullName')}
          autoComplete="name"
          maxLength={200}
          required
        />
        <Field
          {...field('phone')}
          label={text('account.phone')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
        <BusinessFields values={values} errors={errors} />
        <p className="customer__actions">
          <Button type="submit" variant="primary" busy={busy}>
            {text('customer.save')}
          </Button>
        </p>
      </form>
    </AccountArea>
  )
}
