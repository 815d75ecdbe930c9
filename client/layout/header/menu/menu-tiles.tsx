import type { MenuItem } from '../../../../domain/site.ts'
import { imagePath } from '../../../../domain/url/image-path.ts'
import { useShop } from '../../../shop.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ShopLink } from '../../../ui/shop-link.tsx'

interface MenuTilesProps {
  items: readonly MenuItem[]
  /** The parent category, for the link to all of it. */
  all?: MenuItem
}

export function MenuTiles({ items, all }: MenuTilesProps) {
  const { cdn, text } = useShop()
  return (
    <ul className="menu-tiles container">
      {items.map(({ id, title, link, image, children }) => (
        <li key={id}>
          <ShopLink link={link} className="menu-tiles__link">
            {image && (
              <img
                className="menu-tiles__picture"
                src={cdn + imagePath(image.path, 96)}
                srcSet={`${cdn}${imagePath(image.path, 160)} 2x`}
                title={image.title || undefined}
                width="64"
                height="64"
                alt={image.alt === title ? '' : image.alt}
                loading="lazy"
                decoding="async"
              />
            )}
            {title}
          </ShopLink>
          {children.length > 0 && (
            <ul className="menu-tiles__further">
              {children.map((item) => (
                <li key={item.id}>
                  <ShopLink link={item.link}>{item.title}</ShopLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
      {all && (
        <li className="menu-tiles__all">
          <ShopLink link={all.link} className="menu-tiles__link">
            {text('menu.allOf', { title: all.title })}
            <Icon name="arrow-right" size={16} />
          </ShopLink>
        </li>
      )}
    </ul>
  )
}
