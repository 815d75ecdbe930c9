import { useShop } from '../../shop.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ShopLink } from '../../ui/shop-link.tsx'

const maxShown = 12

/** Seals and memberships of the shop, above the newsletter (spec §2 Page layout). */
export function Badges() {
  const { site, text } = useShop()
  const badges = (site.configuration.badges ?? []).slice(0, maxShown)
  return (
    <aside className="badges container no-print" aria-label={text('badges.label')}>
      {badges.map(({ title, image, link }, index) => {
        const picture = <Picture image={image} alt={title} width={96} height={96} />
        return link ? (
          <ShopLink key={index} link={link}>
            {picture}
          </ShopLink>
        ) : (
          <span key={index}>{picture}</span>
        )
      })}
    </aside>
  )
}
