import type { ReactNode } from 'react'
import type { MenuItem } from '../../../../domain/frame.ts'
import { useShop } from '../../../shop.tsx'
import { ShopLink } from '../../../ui/shop-link.tsx'

interface MenuEntryProps {
  item: MenuItem
  /** What opens from it, null until it is asked for; false: nothing. */
  panel: ReactNode
}

/** A category of the first level; the ones below it behind its arrow. */
export function MenuEntry({ item: { title, link }, panel }: MenuEntryProps) {
  const { text } = useShop()
  return (
    <li className="main-menu__item">
      <ShopLink link={link} className="main-menu__link">
        {title}
      </ShopLink>
      {panel !== false && (
        <>
          <details className="main-menu__toggle" name="main-menu">
            <summary className="main-menu__arrow" aria-label={text('menu.more', { title })} />
          </details>
          {panel && <div className="main-menu__panel">{panel}</div>}
        </>
      )}
    </li>
  )
}
