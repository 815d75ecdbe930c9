import { useRef } from 'react'
import { useShop } from '../../shop.tsx'
import { findIcon } from '../../content/blocks/find-icon.ts'
import { ShopLink } from '../../ui/shop-link.tsx'
import { HeaderQuickOrder } from './header-quick-order.tsx'
import { ShopSwitches } from './shop-switches.tsx'
import { PhoneLink } from './phone-link.tsx'
import { useStickyHeader } from './use-sticky-header.ts'

/** Phone, selling points, and price and language switches. */
export function HeaderTop({ url }: { url: string }) {
  const { site } = useShop()
  const row = useRef<HTMLDivElement>(null)
  // In a lazy part: scrolling is a first interaction, so it is not needed before.
  useStickyHeader(row)
  const pages = site.menus.find(({ code }) => code === 'top')?.items ?? []
  return (
    <div ref={row} className="header-top">
      <div className="header-top__row container">
        <PhoneLink withHours />
        <ul className="header-top__usp">
          {site.configuration.usp.slice(0, 2).map(({ icon, title }, index) => (
            <li key={index} className={`icon-before icon--${findIcon(icon) ?? 'check'} icon--16`}>
              {title}
            </li>
          ))}
        </ul>
        <ul className="header-top__pages">
          {pages.map(({ id, title, link }) => (
            <li key={id}>
              <ShopLink link={link}>{title}</ShopLink>
            </li>
          ))}
        </ul>
        <HeaderQuickOrder />
        <ShopSwitches url={url} />
      </div>
    </div>
  )
}
