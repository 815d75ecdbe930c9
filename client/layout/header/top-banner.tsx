import { useSignals } from '@preact/signals-react/runtime'
import { useShop } from '../../shop.tsx'
import { closeBanner, closedBanners } from './closed-banners.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Backdrop } from '../../content/blocks/backdrop.tsx'
import { findIcon } from '../../content/blocks/find-icon.ts'
import { ContrastText } from '../../content/blocks/contrast-text.tsx'
import { parseColour, brightnessOf } from '../../content/blocks/contrast.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { ShopLink } from '../../ui/shop-link.tsx'

/** Default background of the banner (`--color-ink`). */
const shopInk = '#16232a'

/** A CMS line at the top of the page; dismissed until it changes. */
export function TopBanner() {
  useSignals()
  const { site, text } = useShop()
  const hydrated = useHydrated()
  const banner = site.configuration.topBanner
  if (!banner) return null
  const id = `top-${banner.lastModified}`
  if (closedBanners.value.includes(id) && hydrated) return null
  const ground = parseColour(banner.backgroundColor)
  const icon = findIcon(banner.icon)
  const words = (
    <ContrastText colour={banner.fontColor} ground={ground ?? shopInk}>
      {banner.text}
    </ContrastText>
  )
  return (
    <aside
      className={`top-banner top-banner--${ground ? brightnessOf(ground) : 'dark'} no-print`}
      aria-label={text('banner.label')}
    >
      <Backdrop colour={ground} />
      <p className="top-banner__text">
        {icon && <Icon name={icon} size={20} />}
        {banner.iconText && <strong>{banner.iconText}</strong>}
        {banner.link ? <ShopLink link={banner.link}>{words}</ShopLink> : words}
      </p>
      <button
        type="button"
        className="top-banner__close icon-button needs-script"
        aria-label={text('banner.close')}
        onClick={() => closeBanner(id)}
      >
        <Icon name="x" size={16} />
      </button>
    </aside>
  )
}
