import { Suspense } from 'react'
import type { ScreenName } from '../../../domain/routes.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { HeaderLinks, HeaderTop, Logo, MainMenu } from '../lazy-parts.tsx'
import { CartLink } from './cart-link.tsx'
import { mainMenuId } from './menu/main-menu-id.ts'
import { SearchBox } from '../search-box/search-box.tsx'

export function PageHeader({ screen, url }: { screen: ScreenName; url: string }) {
  const { text } = useShop()
  return (
    <header className="page-header no-print" data-state="not_sticky">
      <Suspense fallback={null}>
        <HeaderTop url={url} />
      </Suspense>
      <div className="header-main container">
        <button type="button" className="header-main__menu header-link" popoverTarget={mainMenuId}>
          <Icon name="menu" size={24} />
          <span className="header-link__label">{text('menu.open')}</span>
        </button>
        <Suspense fallback={null}>
          <Logo />
        </Suspense>
        <SearchBox screen={screen} url={url} />
        <Suspense fallback={null}>
          <HeaderLinks screen={screen} url={url} />
        </Suspense>
        <CartLink />
      </div>
      <Suspense fallback={null}>
        <MainMenu url={url} />
      </Suspense>
    </header>
  )
}
