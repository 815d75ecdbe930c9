import type { RefObject } from 'react'
import type { Country } from '../../../domain/account/address.ts'
import { type CheckoutNeeds, needsBillingAddress } from '../../../domain/checkout/checkout-check.ts'
import {
  type CheckoutField,
  isBusiness,
  parseCheckoutValues,
} from '../../../domain/checkout/checkout-form.ts'
import type { VatIdCheck } from '../../../domain/checkout/vat-id-check.ts'
import type { CompanyLookup } from '../../../domain/checkout/company-lookup.ts'
import { BusinessTermsField } from '../../sign-in/terms-field.tsx'
import { useShop } from '../../shop.tsx'
import { AddressFields } from './address-fields.tsx'
import { CompanyLookupField } from './company-lookup-field.tsx'
import { type FormState, OrderField } from './order-field.tsx'
import { Toggle } from './toggle.tsx'
import { VatIdCheckField } from './vat-id-check-field.tsx'

interface BillingSectionProps extends FormState {
  countries: Country[]
  needs: CheckoutNeeds
  lookup: CompanyLookup | null
  /** Effect of the VAT id. */
  vatIdCheck: VatIdCheck | null
  updating: boolean
  /** Recalculates the VAT; `again` even if nothing has changed. */
  onTaxed: (options?: { again: boolean }) => Promise<void>
  form: RefObject<HTMLFormElement | null>
  /** A script has filled in fields. */
  onFilled: (names: CheckoutField[]) => void
}

/** Countries with a company number besides the VAT id (IČO). */
const asksForTin = ['CZE', 'SVK']

/** Company and a separate billing address; both collapsed by default. */
export function BillingSection(props: BillingSectionProps) {
  const { countries, needs, values, errors, lookup, form, onFilled } = props
  const { vatIdCheck, updating, onTaxed } = props
  const { context, text } = useShop()
  const filled = (names: CheckoutField[]) => {
    onFilled(names)
    void onTaxed()
  }
  const state = { values, errors }
  const parsed = parseCheckoutValues(values)
  return (
    <fieldset className="order-section">
      <legend className="order-section__title">{text('checkout.billing')}</legend>
      <Toggle
        name="isBusiness"
        checked={isBusiness(parsed)}
        hint={needs.address ? undefined : text('checkout.businessPickup')}
      >
        <OrderField {...state} name="businessName" required autoComplete="organization" />
        {asksForTin.includes(context.country) && (
          <OrderField {...state} name="tin" inputMode="numeric" autoComplete="off" />
        )}
        {context.country === 'CZE' && (
          <CompanyLookupField first={lookup} needs={needs} form={form} onFilled={filled} />
        )}
        <OrderField
          {...state}
          name="vatin"
          autoCapitalize="characters"
          autoComplete="off"
          hint={text('account.vatinHint')}
        />
        {context.country === 'SVK' && (
          <OrderField {...state} name="vatinsvk" autoCapitalize="characters" autoComplete="off" />
        )}
        <VatIdCheckField
          check={vatIdCheck}
          checking={updating}
          onCheck={() => onTaxed({ again: true })}
          countries={countries}
        />
        <BusinessTermsField
          checked={values['businessTerms'] === 'on'}
          error={errors['businessTerms']}
        />
        {context.country === 'DEU' && (
          <details
            className="order-disclosure"
            open={Boolean(values['buyerReference'] || errors['buyerReference'])}
          >
            <summary>{text('checkout.publicBuyer')}</summary>
            <OrderField
              {...state}
              name="buyerReference"
              autoCapitalize="characters"
              autoComplete="off"
              hint={text('checkout.buyerReferenceHint')}
            />
          </details>
        )}
      </Toggle>
      <Toggle
        name="separateBilling"
        checked={needsBillingAddress(parsed, needs)}
        hint={text('checkout.billingHint')}
      >
        <AddressFields {...state} kind="billing" countries={countries} />
      </Toggle>
    </fieldset>
  )
}
