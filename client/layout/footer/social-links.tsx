import { shopNameOf } from '../../page-title.ts'
import { useShop } from '../../shop.tsx'
import { ShopLink } from '../../ui/shop-link.tsx'

export function SocialLinks() {
  const { frame, text } = useShop()
  const { social } = frame.configuration.footer
  if (social.length === 0) return null
  return (
    <ul
      className="social-links"
      aria-label={text('footer.social', { shop: shopNameOf(frame.globals) })}
    >
      {social.map(({ type, title, url }) => (
        <li key={type}>
          <ShopLink link={{ type: 'custom_link', target: url }}>{title}</ShopLink>
        </li>
      ))}
    </ul>
  )
}
