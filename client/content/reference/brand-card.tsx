import { useShop } from '../../shop.tsx'
import { foreignLanguage } from '../../../domain/language.ts'
import { Picture } from '../../ui/picture.tsx'
import { ShopLink } from '../../ui/shop-link.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import type { ListedBrand } from '../../../domain/screens/content/brands.ts'

interface BrandCardProps {
  brand: ListedBrand
  headingLevel: 2 | 3
}

/** A brand, its description and links to its products. */
export function BrandCard({ brand, headingLevel }: BrandCardProps) {
  const { context, routes, text } = useShop()
  const Heading = `h${headingLevel}` as const
  const { description, products, id, image, link, locale, perex, title } = brand
  return (
    <article className="brand-card" id={`brand-${id}`}>
      {image && <Picture image={image} width={140} height={56} beside={title} />}
      <Heading className="brand-card__title">{title}</Heading>
      <div lang={foreignLanguage(locale, context)}>
        {perex && <p className="brand-card__perex">{perex}</p>}
        <RichText name={`brand-${id}`} doc={description} headingLevel={headingLevel + 1} />
      </div>
      <ul className="brand-card__ways">
        <li>
          <a href={routes.search(title)}>{text('brandList.all', { brand: title })}</a>
        </li>
        {products && (
          <li>
            <a href={routes.category(products.slug)}>{products.title}</a>
          </li>
        )}
        {link && (
          <li>
            <ShopLink link={{ type: 'custom_link', target: link, blank: true }}>
              {text('brandList.maker')}
            </ShopLink>
          </li>
        )}
      </ul>
    </article>
  )
}
