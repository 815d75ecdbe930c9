import { type ReactNode, Suspense, useEffect } from 'react'
import { hasFeature } from '../../domain/content/features.ts'
import { addToCartParameter, type ScreenName } from '../../domain/routes.ts'
import { useShop } from '../shop.tsx'
import { hasAnsweredConsent, hasOpenModal, hasPersonalInput, hasSession } from '../known-visitor.ts'
import { loadStorage } from '../storage/storage-is-loaded.ts'
import { compareFormId } from '../compare/compare-form-id.ts'
import { AddToCartOffer } from '../cart/added/add-to-cart-offer.tsx'
import { browserPart } from '../lazy-part.ts'
import {
  Badges,
  CheckoutFooter,
  CheckoutHeader,
  NewsletterBand,
  PageFooter,
  TopBanner,
} from './lazy-parts.tsx'
import { sessionChannel } from '../sign-in/sign-out/session-channel.ts'
import { surviveChunkError } from '../navigation/chunk-failure.ts'
import { NavigationProgress } from './notices/navigation-progress.tsx'
import { NotificationOutlet } from './notices/notification-outlet.tsx'
import { NeedsScriptNotice } from './notices/needs-script-notice.tsx'
import { PageHeader } from './header/page-header.tsx'
import { ShoppingDisabled } from './notices/shopping-disabled.tsx'

// None of it is in the server's HTML.
const Overlays = browserPart(async () => (await import('./notices/overlays.tsx')).Overlays, {
  isNeededNow: () => hasOpenModal() || location.search.includes(addToCartParameter),
})

// Emits nothing without consent.
const EventSources = browserPart(
  async () => (await import('../events/event-sources.tsx')).EventSources,
  { isNeededNow: hasAnsweredConsent },
)

const determineOwner = () =>
  import('../storage/determine-owner.ts').then((module) => module.determineOwner())

/** A message of every page would drop those in browsers' back-forward caches. */
function isAfterForm(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.redirectCount > 0
}

interface LayoutProps {
  screen: ScreenName
  /** Path and query of the page, to return to after a change of currency or price display. */
  url?: string
  /** Variant that the URL adds to the cart. */
  addToCart?: string | undefined
  children: ReactNode
}

/** Layout of every screen (spec §2 Page layout); reduced in the checkout. */
export function Layout({ screen, url = '', addToCart, children }: LayoutProps) {
  const { consumers, site, routes, text } = useShop()
  const hasBadges = (site.configuration.badges ?? []).length > 0
  const reduced = /^(checkout|payment|maint)/.test(screen)
  useEffect(() => {
    loadStorage()
    if (hasPersonalInput()) determineOwner().catch(surviveChunkError)
    // What this page shows of a customer does not outlive a sign-out in another tab, which may have
    // been a form without its script: then the page after it tells.
    if (hasSession())
      sessionChannel?.addEventListener('message', () => hasSession() || location.reload())
    else if (isAfterForm()) sessionChannel?.postMessage('guest')
  }, [])
  return (
    <>
      <a className="skip-link" href="#content">
        {text('skipLink')}
      </a>
      <NavigationProgress />
      <NotificationOutlet />
      {reduced ? (
        <Suspense fallback={null}>
          <CheckoutHeader backToShop={screen !== 'maintenance'} />
        </Suspense>
      ) : (
        <>
          <Suspense fallback={null}>
            <TopBanner />
          </Suspense>
          <PageHeader screen={screen} url={url} />
        </>
      )}
      <main id="content" className="content" tabIndex={-1}>
        {addToCart && <AddToCartOffer variantId={addToCart} />}
        <NeedsScriptNotice />
        <ShoppingDisabled />
        {children}
      </main>
      {!reduced && hasFeature(site.configuration, 'compare') && (
        <form id={compareFormId} action={routes.compare()} />
      )}
      <Suspense fallback={null}>
        {!reduced && hasBadges && <Badges />}
        {!reduced && <NewsletterBand />}
        {reduced ? <CheckoutFooter /> : <PageFooter />}
      </Suspense>
      {consumers && <EventSources consumers={consumers} />}
      <Overlays greets={!reduced} asks={!reduced || screen === 'checkout-finished'} />
    </>
  )
}
