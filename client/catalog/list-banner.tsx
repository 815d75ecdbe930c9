import { imagePath } from '../../domain/url/image-path.ts'
import type { CategoryContent } from '../../domain/screens/catalog/category.ts'
import { useShop } from '../shop.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { ShopLink } from '../ui/shop-link.tsx'

type ListBannerProps = NonNullable<CategoryContent['banner']>

/** A banner among the products, on a row of its own. */
export function ListBanner({ title, url, image, lang }: ListBannerProps) {
  const { cdn } = useShop()
  const src = (size: number) => cdn + imagePath(image.path, size)
  return (
    <li className="list-banner no-print" lang={lang}>
      <ShopLink link={{ type: 'custom_link', target: url }} className="list-banner__link">
        <span className="list-banner__title">
          {title}
          <Icon name="arrow-right" size={16} />
        </span>
        <img
          className="list-banner__picture"
          src={src(320)}
          srcSet={`${src(320)} 320w, ${src(640)} 640w`}
          sizes="320px"
          width="320"
          height="128"
          alt={image.alt === title ? '' : image.alt}
          title={image.title || undefined}
          loading="lazy"
          decoding="async"
        />
      </ShopLink>
    </li>
  )
}
