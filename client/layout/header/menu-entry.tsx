import type { MenuItem } from '../../../domain/frame.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ShopLink } from '../../ui/shop-link.tsx'
import { MenuTiles } from './menu-tiles.tsx'

/** A category of the first level; the one behind its arrow. */
export function MenuEntry({ item }: { item: MenuItem }) {
  const { text } = useShop()
  const { title, link, children } = item
  if (children.length === 0) {
    return (
      <li className="main-menu__item">
        <ShopLink link={link} className="main-menu__link">
          {title}
        </ShopLink>
      </li>
    )
  }
  return (
    <li className="main-menu__item">
      <ShopLink link={link} className="main-menu__link">
        {title}
      </ShopLink>
      <details className="main-menu__toggle" name="main-menu">
        <summary className="main-menu__arrow" aria-label={text('menu.more', { title })}>
          <Icon name="chevron-down" size={16} />
        </summary>
      </details>
      <div className="main-menu__panel">
        <MenuTiles items={children} all={item} />
      </div>
    </li>
  )
}
