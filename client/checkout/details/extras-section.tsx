import type { CheckoutField } from '../../../domain/checkout/checkout-form.ts'
import { type Feature, hasFeature } from '../../../domain/content/features.ts'
import { checkoutLimits } from '../../../domain/checkout/checkout-limits.ts'
import type { Locale } from '../../../domain/locale.ts'
import { useShop } from '../../shop.tsx'
import { PasswordField } from '../../sign-in/password-field.tsx'
import { TermsField } from '../../sign-in/terms-field.tsx'
import { TextareaField } from '../../ui/field/textarea-field.tsx'
import { ConsentField } from './consent-field.tsx'
import { GuaranteeNotice } from '../../legal/guarantee-notice.tsx'
import { LegalLinks } from '../legal-links.tsx'
import { type FormState, OrderField } from './order-field.tsx'
import { Toggle } from './toggle.tsx'

interface ExtrasSectionProps extends FormState {
  guest: boolean
  /** Old appliances may be returned on delivery. */
  takesBack: boolean
}

/** Comment, optional account, consents; nothing is pre-ticked. */
export function ExtrasSection({ guest, takesBack, values, errors }: ExtrasSectionProps) {
  const { context, site, text } = useShop()
  const state = { values, errors }
  const consents = consentsOf(context.locale).filter((name) => hasFeature(site.configuration, name))
  return (
    <fieldset className="order-section">
      <legend className="order-section__title">{text('checkout.extras')}</legend>
      {site.globals.functions.customOrderNumber && (
        <OrderField {...state} name="customOrderNumber" autoComplete="off" />
      )}
      {takesBack && (
        <ConsentField {...state} name="takeBack" hint={text('checkout.takeBack.hint')} />
      )}
      <TextareaField
        name="note"
        label={text('checkout.field.note')}
        maxLength={checkoutLimits.note}
        defaultValue={values['note']}
        error={errors['note']}
      />
      {guest && (
        <Toggle
          name="isRegistration"
          checked={values['isRegistration'] === 'on'}
          hint={text('checkout.registrationHint')}
        >
          <div id="field-password">
            <PasswordField
              name="password"
              label={text('account.password')}
              required
              maxLength={200}
              autoComplete="new-password"
              hint={text('account.passwordHint')}
              error={errors['password']}
            />
          </div>
          <div id="field-passwordConfirmation">
            <PasswordField
              name="passwordConfirmation"
              label={text('account.passwordConfirmation')}
              required
              maxLength={200}
              autoComplete="new-password"
              error={errors['passwordConfirmation']}
            />
          </div>
        </Toggle>
      )}
      <div className="consents" role="group" aria-labelledby="consents">
        <p className="order-section__note" id="consents">
          {text('checkout.voluntary')}
        </p>
        <ConsentField {...state} name="newsletter" />
        {consents.map((name) => (
          <ConsentField key={name} {...state} name={name} />
        ))}
      </div>
      <div id="field-terms">
        <TermsField checked={values['terms'] === 'on'} error={errors['terms']} />
      </div>
      <LegalLinks />
      <GuaranteeNotice />
    </fieldset>
  )
}

const everywhere = ['magazine', 'smsMarketing', 'cardRequest'] as const

/** The comparison services survey customers of their own countries only. */
function consentsOf(locale: Locale): readonly (CheckoutField & Feature)[] {
  if (locale === 'cs') return [...everywhere, 'heureka', 'zbozi']
  return locale === 'sk' ? [...everywhere, 'heureka'] : everywhere
}
