import type { CatalogBanner } from '../../../domain/catalog-banner.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { ShopLink } from '../ui/shop-link.tsx'

type ListBannerProps = Pick<CatalogBanner, 'title' | 'url' | 'image'>

/** A banner among the products; a line of the list of its own. */
export function ListBanner({ title, url, image }: ListBannerProps) {
  return (
    <li className="list-banner no-print">
      <ShopLink link={{ type: 'custom_link', target: url }} className="list-banner__link">
        <span className="list-banner__title">
          {title}
          <Icon name="arrow-right" size={16} />
        </span>
        <Picture image={image} width={320} height={128} alt="" className="list-banner__picture" />
      </ShopLink>
    </li>
  )
}
