import { useShop } from '../shop.tsx'
import { CheckboxField } from '../ui/field/checkbox-field.tsx'
import { findMenuItem } from '../ui/menu-item.ts'
import { ShopLink } from '../ui/shop-link.tsx'

interface TermsFieldProps {
  error: string | undefined
  checked: boolean
}

/** Consent to the business terms; nothing if the shop has none. */
export function BusinessTermsField({ error, checked }: TermsFieldProps) {
  const { site, text } = useShop()
  const terms = findMenuItem(site.menus, 'businessTerms')
  return (
    terms && (
      <div id="field-businessTerms">
        <CheckboxField
          name="businessTerms"
          value="1"
          defaultChecked={checked}
          error={error}
          label={
            <>
              {text('checkout.businessTerms')}{' '}
              <ShopLink link={{ ...terms.link, blank: true }}>{text('account.termsRead')}</ShopLink>
            </>
          }
        />
      </div>
    )
  )
}

/** Consent with a link that opens the terms in a new tab, so that no input is lost. */
export function TermsField({ error, checked }: TermsFieldProps) {
  const { site, text } = useShop()
  const terms = findMenuItem(site.menus, 'terms')
  return (
    <CheckboxField
      name="terms"
      value="1"
      required
      defaultChecked={checked}
      error={error}
      label={
        <>
          {text('account.terms')}
          {terms && (
            <>
              {' '}
              <ShopLink link={{ ...terms.link, blank: true }}>{text('account.termsRead')}</ShopLink>
            </>
          )}
        </>
      }
    />
  )
}
