import type { MenuItem } from '../../../../domain/frame.ts'
import { useShop } from '../../../shop.tsx'
import { ShopLink } from '../../../ui/shop-link.tsx'
import { MenuTiles } from './menu-tiles.tsx'

interface MenuPanelProps {
  /** Below the entry; null until they are there. */
  items: readonly MenuItem[] | null
  failed: boolean
  /** The category above them, for the way to all of it. */
  all: MenuItem
}

/** What is below an entry; the way to all of it, while that comes or cannot be had. */
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
