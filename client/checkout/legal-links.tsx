import { useShop } from '../shop.tsx'
import { findMenuItem } from '../ui/menu-item.ts'
import { ShopLink } from '../ui/shop-link.tsx'

const legalRoles = ['withdrawal', 'privacy', 'shipping'] as const

/** Legal texts for the order step; they open in new tabs, so that no input is lost. */
export function LegalLinks() {
  const { site, text } = useShop()
  const pages = legalRoles.flatMap((role) => findMenuItem(site.menus, role) ?? [])
  if (pages.length === 0) return null
  return (
    <p className="order-section__note legal-links">
      {text('checkout.legal')}{' '}
      {pages.map(({ id, title, link }) => (
        <ShopLink key={id} link={{ ...link, blank: true }}>
          {title}
        </ShopLink>
      ))}
    </p>
  )
}
