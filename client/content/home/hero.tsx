import type { Banner, Homepage } from '../../../domain/content/page.ts'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { linkHref } from '../../ui/link-href.ts'
import { Picture } from '../../ui/picture.tsx'
import { StaticMarkup } from '../../hydration/static-markup.tsx'
import { SearchHints } from './search-hints.tsx'

interface HeroProps {
  banners: Homepage['banners']
  hints: Homepage['searchHints']
}

/** The first banner: text at the left, a product scene up to the right edge. */
export function Hero({ banners, hints = [] }: HeroProps) {
  return (
    <StaticMarkup as="section" name="hero" className="hero scene" data={banners}>
      {([banner]) => banner && <HeroScene banner={banner} hints={hints} />}
    </StaticMarkup>
  )
}

interface HeroSceneProps {
  banner: Banner
  hints: NonNullable<Homepage['searchHints']>
}

function HeroScene({ banner, hints }: HeroSceneProps) {
  const { routes } = useShop()
  const target = linkHref({ type: 'custom_link', target: banner.url }, routes)
  return (
    <>
      <div className="container hero__inner">
        <div className="hero__words">
          <h1 className="hero__title">{banner.title}</h1>
          <p className="hero__text">{banner.text}</p>
          {banner.text2 && <p className="caption">{banner.text2}</p>}
          {target && banner.buttonText && (
            <ButtonLink href={target.href} variant="primary" size="large" iconAfter="arrow-right">
              {banner.buttonText}
            </ButtonLink>
          )}
        </div>
        <SearchHints hints={hints} />
      </div>
      {banner.image && (
        <Picture
          image={banner.image}
          width={1600}
          height={640}
          sizes="(min-width: 768px) 78vw, (min-width: 480px) 100vw, 132vw"
          priority
          className="scene__picture"
        />
      )}
    </>
  )
}
