import type { MenuItem } from '../../../../domain/site.ts'
import { useShop } from '../../../shop.tsx'
import { ShopLink } from '../../../ui/shop-link.tsx'
import { MenuTiles } from './menu-tiles.tsx'

interface MenuPanelProps {
  /** Children of the entry; null until loaded. */
  items: readonly MenuItem[] | null
  failed: boolean
  /** The parent category, for the link to all of it. */
  all: MenuItem
}

/** Panel of an entry; a link to its page while the children load or if they fail. */
export function MenuPanel({ items, failed, all }: MenuPanelProps) {
  const { text } = useShop()
  if (items) return <MenuTiles items={items} all={all} />
  return (
    <p className="menu-panel__wait container" aria-busy={!failed}>
      <ShopLink link={all.link} className="menu-tiles__link">
        {text('menu.allOf', { title: all.title })}
      </ShopLink>
    </p>
  )
}
