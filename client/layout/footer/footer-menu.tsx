import type { Menu } from '../../../domain/site.ts'
import { useShop } from '../../shop.tsx'
import { ShopLink } from '../../ui/shop-link.tsx'

export function FooterMenu({ code }: { code: Menu['code'] }) {
  const menu = useShop().site.menus.find((each) => each.code === code)
  if (!menu || menu.items.length === 0) return null
  return (
    <nav className="footer-menu" aria-label={menu.title}>
      <h2 className="page-footer__title">{menu.title}</h2>
      <ul className="footer-menu__list">
        {menu.items.map(({ id, title, link }) => (
          <li key={id}>
            <ShopLink link={link} className="footer-menu__link">
              {title}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
