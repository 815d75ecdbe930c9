import type { Banner } from '../../../domain/content/page.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ShopLink } from '../../ui/shop-link.tsx'
import { StaticMarkup } from '../../hydration/static-markup.tsx'

/**
 * Banners after the first: stacked, on phones a strip; nothing moves by itself. They are absent
 * while hydrating.
 */
export function Promos({ banners }: { banners: Banner[] | undefined }) {
  if (banners && banners.length < 2) return null
  return (
    <StaticMarkup as="ul" name="promos" className="container promos" data={banners}>
      {(present) =>
        present?.slice(1).map((banner) => (
          <li key={banner.id} className="promos__promo scene">
            <div className="promos__words">
              <h2 className="promos__title">{banner.title}</h2>
              <p>{banner.text}</p>
              {banner.text2 && <p className="caption">{banner.text2}</p>}
              {banner.buttonText && (
                <ShopLink
                  link={{ type: 'custom_link', target: banner.url }}
                  className="promos__link"
                >
                  {banner.buttonText}
                  <Icon name="arrow-right" size={16} />
                </ShopLink>
              )}
            </div>
            {banner.image && (
              <Picture
                image={banner.image}
                width={1600}
                height={640}
                sizes="(min-width: 1600px) 63rem, (min-width: 768px) 68vw, (min-width: 480px) 100vw, 120vw"
                alt=""
                className="scene__picture"
              />
            )}
          </li>
        ))
      }
    </StaticMarkup>
  )
}
