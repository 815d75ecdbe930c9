import { useShop } from '../../shop.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ShopLink } from '../../ui/shop-link.tsx'

const categoryCount = 8

/** Links of a 404 page: search, categories, home. */
export function ErrorLinks() {
  const { text, routes, site } = useShop()
  const main = site.menus.find(({ code }) => code === 'main')?.items.slice(0, categoryCount) ?? []
  return (
    <div className="error-links">
      <search className="error-links__wide">
        <form className="error-links__search" action={routes.search()}>
          <Field name="q" type="search" required label={text('errorPage.search')} />
          <Button type="submit" variant="primary" icon="search">
            {text('errorPage.find')}
          </Button>
        </form>
      </search>
      {main.length > 0 && (
        <nav className="error-links__wide" aria-label={text('errorPage.categories')}>
          <p className="caption">{text('errorPage.categories')}</p>
          <ul className="error-links__categories">
            {main.map(({ id, title, link, image }) => (
              <li key={id}>
                <ShopLink link={link}>
                  {image && <Picture image={image} width={48} height={48} beside={title} />}
                  {title}
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ButtonLink href={routes.home()} icon="arrow-left">
        {text('errorPage.home')}
      </ButtonLink>
    </div>
  )
}
