import type { TextPage } from '../../../domain/content/page.ts'
import type { MenuItem } from '../../../domain/site.ts'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { linkHref } from '../../ui/link-href.ts'
import { ShopLink } from '../../ui/shop-link.tsx'
import { ContactLines } from './contact-lines.tsx'

interface PageAsideProps {
  /** Path of the page, to mark its menu item. */
  path: string
  contactBox: TextPage['contactBox']
}

/** Sidebar of a text page: its siblings in the footer menu, and the contact. */
export function PageAside({ path, contactBox }: PageAsideProps) {
  const { site, routes, text } = useShop()
  const { contactImage } = site.configuration
  const menus = site.menus.filter(
    ({ code, items }) => /^footer-(?:service|legal)$/.test(code) && items.length > 0,
  )
  const isThis = ({ link }: MenuItem) => linkHref(link, routes)?.href === path
  const menu = menus.find(({ items }) => items.some(isThis)) ?? menus[0]
  return (
    <aside className="page-aside no-print">
      {menu && (
        <div>
          {menu.title && <h2 className="page-aside__title">{menu.title}</h2>}
          <ul className="page-aside__menu">
            {menu.items.map((item) => (
              <li key={item.id}>
                <ShopLink link={item.link} aria-current={isThis(item) ? 'page' : undefined}>
                  {item.title}
                </ShopLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <section className="contact-box">
        <h2 className="page-aside__title">{contactBox?.title ?? text('header.advice')}</h2>
        {contactBox && <p>{contactBox.description}</p>}
        {contactImage && (
          <Picture image={contactImage} width={320} height={160} className="contact-box__picture" />
        )}
        <ContactLines />
        {contactBox?.showButton && (
          <ButtonLink href={routes.contact()} variant="primary" icon="mail">
            {text('contact.title')}
          </ButtonLink>
        )}
      </section>
    </aside>
  )
}
