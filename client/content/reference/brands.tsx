import type { Brand } from '../../../domain/content/page.ts'
import { useShop } from '../../shop.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ShopLink } from '../../ui/shop-link.tsx'
import { isKnownEmpty, StaticMarkup } from '../../hydration/static-markup.tsx'

export function Brands({ brands }: { brands: Brand[] }) {
  const { text } = useShop()
  if (isKnownEmpty(brands)) return null
  return (
    <section className="container brands">
      <h2 className="brands__title">{text('home.brands')}</h2>
      <StaticMarkup as="ul" name="brands" className="brands__list" data={brands}>
        {(listed) =>
          listed.map(({ id, title, image, link }) => {
            const mark = image ? (
              <Picture image={image} width={140} height={56} alt={title} />
            ) : (
              title
            )
            return (
              <li key={id} className="brands__brand">
                {link ? (
                  <ShopLink link={{ type: 'custom_link', target: link }}>{mark}</ShopLink>
                ) : (
                  mark
                )}
              </li>
            )
          })
        }
      </StaticMarkup>
    </section>
  )
}
