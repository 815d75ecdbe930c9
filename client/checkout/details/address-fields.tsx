import type { Country } from '../../../domain/account/address.ts'
import { countryOptions } from '../../../domain/account/country-options.ts'
import { haveDigitPostcodes } from '../../../domain/validation/postcode.ts'
import { useShop } from '../../shop.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { type FormState, OrderField } from './order-field.tsx'

interface AddressFieldsProps extends FormState {
  /** Which of the two addresses; part of the autocomplete tokens. */
  kind: 'shipping' | 'billing'
  countries: Country[]
}

const names = {
  shipping: {
    street: 'street',
    houseNumber: 'houseNumber',
    postcode: 'postcode',
    city: 'city',
    country: 'country',
  },
  billing: {
    street: 'billingStreet',
    houseNumber: 'billingHouseNumber',
    postcode: 'billingPostcode',
    city: 'billingCity',
    country: 'billingCountry',
  },
} as const

/** Street, number, postcode, town, country; a street line with its number is split. */
export function AddressFields({ kind, countries, values, errors }: AddressFieldsProps) {
  const { context, text } = useShop()
  const name = names[kind]
  const state = { values, errors }
  const country = values[name.country] || context.country
  return (
    <div className="address-fields">
      <OrderField {...state} name={name.street} required autoComplete={`${kind} address-line1`} />
      <OrderField {...state} name={name.houseNumber} required autoComplete="off" />
      <OrderField
        {...state}
        name={name.postcode}
        required
        inputMode={haveDigitPostcodes(countries) ? 'numeric' : 'text'}
        autoComplete={`${kind} postal-code`}
      />
      <OrderField {...state} name={name.city} required autoComplete={`${kind} address-level2`} />
      <div id={`field-${name.country}`} className="order-field order-field--wide">
        <SelectField
          name={name.country}
          label={text('checkout.field.country')}
          required
          options={countryOptions(countries, country, text('claim.choose'))}
          defaultValue={country}
          autoComplete={`${kind} country`}
          error={errors[name.country]}
        />
      </div>
    </div>
  )
}
