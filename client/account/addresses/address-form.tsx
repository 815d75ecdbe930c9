import { useState } from 'react'
import { countryOptions } from '../../../domain/account/country-options.ts'
import { accountApi } from '../../../domain/account/account-api.ts'
import { addressForm } from '../../../domain/validation/address-form.ts'
import { normaliseText } from '../../../domain/validation/normalise.ts'
import type { FieldErrors, FieldValues } from '../../../domain/validation/form-fields.ts'
import { useShop } from '../../shop.tsx'
import { SignInAgain } from '../../sign-in/sign-in-again.tsx'
import { useCheckedForm } from '../../sign-in/use-checked-form.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { FormAlert } from '../../ui/field/form-alert.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import type { UserAddressesProps } from '../../../domain/screens/account/user-addresses.ts'
import { addressTypeTexts } from './address-type-texts.ts'

interface AddressFormProps extends Pick<UserAddressesProps, 'countries' | 'billingCountries'> {
  /** '' for a new address. */
  id: string
  values: FieldValues
  errors: FieldErrors
}

export function AddressForm(props: AddressFormProps) {
  const { id, values, errors: first } = props
  const { routes, text } = useShop()
  const [type, setType] = useState(values['type'])
  // Parcels go to some countries, an invoice to any.
  const countries = type === 'billing' ? props.billingCountries : props.countries
  const { errors, busy, isSignedOut, formProps } = useCheckedForm({
    action: accountApi.userAddresses,
    errors: first,
    schema: addressForm,
    normalise: { name: normaliseText, city: normaliseText },
  })
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] })
  const types = ['shipping', 'billing'] as const
  return (
    <form {...formProps} className="account-form address-form">
      <FormAlert errors={errors} action={isSignedOut && <SignInAgain />} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="account" value={values['account']} />
      <SelectField
        {...field('type')}
        label={text('customer.addresses.type')}
        onChange={({ currentTarget }) => setType(currentTarget.value)}
        options={types.map((value) => ({ value, title: text(addressTypeTexts[value]) }))}
      />
      <Field {...field('name')} label={text('account.fullName')} autoComplete="name" required />
      <Field
        {...field('businessName')}
        label={text('account.businessName')}
        autoComplete="organization"
      />
      <div className="address-form__row">
        <Field
          {...field('street')}
          label={text('customer.addresses.street')}
          autoComplete="address-line1"
          required
        />
        <Field {...field('houseNumber')} label={text('customer.addresses.houseNumber')} />
      </div>
      <div className="address-form__row">
        <Field
          {...field('city')}
          label={text('customer.addresses.city')}
          autoComplete="address-level2"
          required
        />
        <Field
          {...field('postcode')}
          label={text('customer.addresses.postcode')}
          autoComplete="postal-code"
          required
        />
      </div>
      <SelectField
        {...field('country_code')}
        label={text('customer.addresses.country')}
        autoComplete="country"
        options={countryOptions(countries, values['country_code'], text('claim.choose'))}
      />
      <Field {...field('phone')} label={text('account.phone')} type="tel" autoComplete="tel" />
      <p className="customer__actions">
        <Button type="submit" variant="primary" busy={busy}>
          {text('customer.save')}
        </Button>
        <ButtonLink href={routes.account.addresses()}>{text('customer.cancel')}</ButtonLink>
      </p>
    </form>
  )
}
