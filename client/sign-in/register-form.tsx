import { api } from '../../domain/api.ts'
import { checkRegistration } from '../../domain/validation/forms.ts'
import {
  normalisePhone,
  normaliseText,
  normaliseTin,
  normaliseVatin,
  phonePrefixOf,
} from '../../domain/validation/normalise.ts'
import { useShop } from '../shop.tsx'
import { Button } from '../ui/button.tsx'
import { CheckboxField } from '../ui/field/checkbox-field.tsx'
import { Field } from '../ui/field/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { BusinessFields } from './business-fields.tsx'
import { PasswordField } from './password-field.tsx'
import { TermsField } from './terms-field.tsx'
import { useCheckedForm } from './use-checked-form.ts'
import type { RegisterProps } from '../../domain/screens/account/register.ts'

export function RegisterForm({ redirect, values, errors: first }: RegisterProps) {
  const { text, context } = useShop()
  const { country } = context
  const { errors, busy, formProps } = useCheckedForm({
    action: api.register,
    errors: first,
    check: (fields) => checkRegistration(fields, country),
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
    <form {...formProps} className="account-form">
      {errors[''] && <Notice kind="danger" role="alert" title={errors['']} />}
      <input type="hidden" name="redirect" value={redirect} />
      <Field
        {...field('fullName')}
        label={text('account.fullName')}
        autoComplete="name"
        maxLength={200}
        required
      />
      <Field
        {...field('email')}
        label={text('account.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <Field
        {...field('phone')}
        label={text('account.phone')}
        hint={text('account.phoneHint')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <PasswordField
        name="password"
        error={errors['password']}
        label={text('account.password')}
        hint={text('account.passwordHint')}
        autoComplete="new-password"
        minLength={8}
        required
      />
      <PasswordField
        name="passwordConfirmation"
        error={errors['passwordConfirmation']}
        label={text('account.passwordConfirmation')}
        autoComplete="new-password"
        required
      />
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
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {text('register.submit')}
      </Button>
    </form>
  )
}
