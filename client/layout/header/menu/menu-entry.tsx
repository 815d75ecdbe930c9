import type { ReactNode } from 'react'
import type { MenuItem } from '../../../../domain/frame.ts'
import { useShop } from '../../../shop.tsx'
import { ShopLink } from '../../../ui/shop-link.tsx'

interface MenuEntryProps {
  item: MenuItem
  /** Children, null until loaded; false: none. */
  panel: ReactNode
}

/** A first-level category; its children are behind its arrow, which is a mark until then. */
export function MenuEntry({ item: { title, link }, panel }: MenuEntryProps) {
  const { text } = useShop()
  return (
    <li className={`main-menu__item${panel === false ? '' : ' main-menu__item--parent'}`}>
      <ShopLink link={link} className="main-menu__link">
        {title}
      </ShopLink>
      {panel && (
        <>
          <details className="main-menu__toggle" name="main-menu">
            <summary className="main-menu__arrow" aria-label={text('menu.more', { title })} />
          </details>
          <div className="main-menu__panel">{panel}</div>
        </>
      )}
    </li>
  )
}
