import type { SiteData } from '../../../domain/site.ts'
import { findIcon } from '../../content/blocks/find-icon.ts'
import { shopNameOf } from '../../page-title.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ShopLink } from '../../ui/shop-link.tsx'

type Social = SiteData['configuration']['footer']['social']

export function SocialLinks({ social }: { social: Social }) {
  const { site, text } = useShop()
  if (social.length === 0) return null
  return (
    <ul
      className="social-links"
      aria-label={text('footer.social', { shop: shopNameOf(site.globals) })}
    >
      {social.map(({ type, title, url }, index) => {
        const icon = findIcon(type)
        return (
          <li key={index}>
            <ShopLink link={{ type: 'custom_link', target: url }}>
              {icon && <Icon name={icon} size={16} />}
              {title}
            </ShopLink>
          </li>
        )
      })}
    </ul>
  )
}
