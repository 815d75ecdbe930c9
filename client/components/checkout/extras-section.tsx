import { useShop } from '../../shop.tsx'
import { PasswordField } from '../account/password-field.tsx'
import { TermsField } from '../account/terms-field.tsx'
import { CheckboxField } from '../ui/checkbox-field.tsx'
import { TextareaField } from '../ui/textarea-field.tsx'
import type { FormState } from './order-field.tsx'
import { Toggle } from './toggle.tsx'

interface ExtrasSectionProps extends FormState {
  guest: boolean
}

/** Note, optional account, consents; nothing is ticked for anybody. */
export function ExtrasSection({ guest, values, errors }: ExtrasSectionProps) {
  const { context, text } = useShop()
  const isCzech = context.locale === 'cs'
  return (
    <fieldset className="order-section">
      <legend className="order-section__title">{text('checkout.extras')}</legend>
      <TextareaField
        name="note"
        label={text('checkout.field.note')}
        maxLength={1000}
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
      <CheckboxField
        name="newsletter"
        value="on"
        label={text('account.newsletter')}
        defaultChecked={values['newsletter'] === 'on'}
      />
      {(isCzech || context.locale === 'sk') && (
        <CheckboxField
          name="heureka"
          value="on"
          label={text('checkout.field.heureka')}
          defaultChecked={values['heureka'] === 'on'}
        />
      )}
      {isCzech && (
        <CheckboxField
          name="zbozi"
          value="on"
          label={text('checkout.field.zbozi')}
          defaultChecked={values['zbozi'] === 'on'}
        />
      )}
      <div id="field-terms">
        <TermsField checked={values['terms'] === 'on'} error={errors['terms']} />
      </div>
    </fieldset>
  )
}
