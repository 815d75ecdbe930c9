import { useShop } from '../shop.tsx'
import { CheckboxField } from '../ui/field/checkbox-field.tsx'
import { findMenuItem } from '../ui/menu-item.ts'
import { ShopLink } from '../ui/shop-link.tsx'

interface ContactConsentProps {
  checked: boolean
  error: string | undefined
}

/** Consent to be answered, with a link to the privacy notice. */
export function ContactConsent({ checked, error }: ContactConsentProps) {
  const { site, text } = useShop()
  const privacy = findMenuItem(site.menus, 'privacy')
  return (
    <CheckboxField
      name="consent"
      value="1"
      required
      defaultChecked={checked}
      error={error}
      label={
        <>
          {text('contact.consent')}{' '}
          {privacy && <ShopLink link={{ ...privacy.link, blank: true }}>{privacy.title}</ShopLink>}
        </>
      }
    />
  )
}
