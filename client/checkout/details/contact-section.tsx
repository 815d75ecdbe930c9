import type { CheckoutNeeds } from '../../../domain/checkout/checkout-check.ts'
import type { User } from '../../../domain/account/user.ts'
import { useShop } from '../../shop.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { StepLink } from '../step-link.tsx'
import { type FormState, OrderField } from './order-field.tsx'

interface ContactSectionProps extends FormState {
  needs: CheckoutNeeds
  user: User | null
}

/** Contact data: guests first; customers can sign in and return here. */
export function ContactSection({ needs, user, values, errors }: ContactSectionProps) {
  const { text } = useShop()
  const state = { values, errors }
  return (
    <fieldset className="order-section">
      <legend className="order-section__title">{text('checkout.contact')}</legend>
      {user ? (
        <p className="order-section__lead">{text('checkout.signedInAs', { email: user.email })}</p>
      ) : (
        <p className="order-section__lead order-section__lead--guest">
          <strong>{text('checkout.guest')}</strong>
          <span>
            {text('checkout.haveAccount')}{' '}
            <StepLink from="info" to="login">
              {text('checkout.logIn')}
            </StepLink>
          </span>
        </p>
      )}
      <OrderField
        {...state}
        name="email"
        type="email"
        inputMode="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={text('checkout.emailHint')}
      />
      <div id="field-formalTitle" className="order-field order-field--short">
        <SelectField
          name="formalTitle"
          label={text('checkout.field.formalTitle')}
          options={[
            { value: '', title: text('checkout.formalTitle.none') },
            { value: 'mrs', title: text('checkout.formalTitle.mrs') },
            { value: 'mr', title: text('checkout.formalTitle.mr') },
          ]}
          defaultValue={values['formalTitle']}
          autoComplete="honorific-prefix"
          error={errors['formalTitle']}
        />
      </div>
      <OrderField {...state} name="fullName" required autoComplete="name" />
      <OrderField
        {...state}
        name="phone"
        type="tel"
        inputMode="tel"
        required={needs.phone}
        autoComplete="tel"
        hint={text(needs.phone ? 'checkout.phoneNeeded' : 'account.phoneHint')}
      />
    </fieldset>
  )
}
