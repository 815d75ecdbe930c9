import type { Country } from '../../../domain/account/address.ts'
import { hasOtherRecipient, parseCheckoutValues } from '../../../domain/checkout/checkout-form.ts'
import { useShop } from '../../shop.tsx'
import { AddressFields } from '../details/address-fields.tsx'
import { type FormState, OrderField } from '../details/order-field.tsx'
import { Toggle } from '../details/toggle.tsx'

interface DeliverySectionProps extends FormState {
  countries: Country[]
  /** The carrier delivers to Packstations. */
  lockers: boolean
}

/** Delivery address, and the recipient if it is another person. */
export function DeliverySection({ countries, lockers, values, errors }: DeliverySectionProps) {
  const { text } = useShop()
  const state = { values, errors }
  return (
    <fieldset className="order-section">
      <legend className="order-section__title">{text('checkout.deliveryAddress')}</legend>
      <AddressFields {...state} kind="shipping" countries={countries} />
      {lockers && (
        <OrderField
          {...state}
          name="postNumber"
          inputMode="numeric"
          autoComplete="off"
          hint={text('checkout.postNumberHint')}
        />
      )}
      <OrderField {...state} name="noteForShipper" autoComplete="off" />
      <Toggle name="otherRecipient" checked={hasOtherRecipient(parseCheckoutValues(values))}>
        <OrderField {...state} name="shippingName" autoComplete="off" />
        <OrderField {...state} name="shippingBusinessName" autoComplete="off" />
        <OrderField {...state} name="shippingPhone" type="tel" inputMode="tel" autoComplete="off" />
      </Toggle>
    </fieldset>
  )
}
