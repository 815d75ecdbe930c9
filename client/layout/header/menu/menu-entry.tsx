import type { ReactNode } from 'react'
import type { MenuItem } from '../../../../domain/site.ts'
import { useShop } from '../../../shop.tsx'
import { ShopLink } from '../../../ui/shop-link.tsx'

interface MenuEntryProps {
  item: MenuItem
  /** Children, null until the menu is used; false: none. */
  panel: ReactNode
  /** The visitor has interacted with the page. */
  hasArrow: boolean
}

/** A first-level category; its children are behind its arrow, which is a mark until then. */
export function MenuEntry({ item: { title, link }, panel, hasArrow }: MenuEntryProps) {
  const { text } = useShop()
  return (
    <li className={`main-menu__item${panel === false ? '' : ' main-menu__item--parent'}`}>
      <ShopLink link={link} className="main-menu__link">
        {title}
      </ShopLink>
      {panel !== false && hasArrow && (
        <details className="main-menu__toggle" name="main-menu">
          <summary className="main-menu__arrow" aria-label={text('menu.more', { title })} />
        </details>
      )}
      {panel && <div className="main-menu__panel">{panel}</div>}
    </li>
  )
}
