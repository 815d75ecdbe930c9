import { useShop } from '../../../shop.tsx'
import { ShopLink } from '../../../ui/shop-link.tsx'

/** Account, advice and calculators above the departments of the drawer; wide screens have a bar. */
export function MenuShortcuts() {
  const { routes, site, text } = useShop()
  const pages = site.menus.find(({ code }) => code === 'top')?.items ?? []
  return (
    <ul className="main-menu__shortcuts">
      <li>
        <a
          className="main-menu__link icon-before icon--circle-user-round"
          href={routes.account.dashboard()}
        >
          {text('header.account')}
        </a>
      </li>
      {pages.map(({ id, title, link }) => (
        <li key={id}>
          <ShopLink link={link} className="main-menu__link">
            {title}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
