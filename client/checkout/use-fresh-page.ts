import { useEffect, useState } from 'react'
import { wasRestored } from '../first-interaction.ts'
import { fetchPageData, Outdated, Redirected } from '../navigation/page-data.ts'
import type { ScreenProps } from '../../domain/screens/screens.gen.ts'
import { useShop } from '../shop.tsx'
import { reloadDocument } from '../sign-in/reload-document.ts'
import { flash } from '../storage/flash-message.ts'

type Step = 'checkout-methods' | 'checkout-info'

/** To read before the terms are accepted again. */
const flashMs = 30_000

/** Loads that have been displayed: shown again, they come from navigation's cache. */
const displayedPages = new Set<string>()

/**
 * Props of a checkout step, refetched if the page was displayed before (back button or navigation's
 * cache). `refresh` refetches after the store reports a change; its reason is told where the step is
 * left.
 */
export function useFreshPage<Name extends Step>(
  screen: Name,
  path: string,
  props: ScreenProps[Name],
) {
  const { assetVersion, text } = useShop()
  const { now } = props
  const [fresh, setFresh] = useState<{ of: string; props: ScreenProps[Name] } | null>(null)
  const [refreshing, setRefreshing] = useState(false)

  async function refresh(reason?: string) {
    setRefreshing(true)
    try {
      const { page } = await fetchPageData(path, assetVersion, AbortSignal.timeout(10_000))
      // If the store is down, the old page with its input is better than none.
      if (page.screen !== screen || !('cart' in page.props && page.props.cart)) return
      // The screen's name decides its props; TypeScript cannot follow it through the union.
      setFresh({ of: now, props: page.props as ScreenProps[Name] })
    } catch (error) {
      // The cart is empty or a method is gone: the server redirects to the first incomplete step.
      if (error instanceof Redirected) {
        if (reason) flash({ kind: 'danger', text: reason, duration: flashMs })
        await reloadDocument(error.location, 'replace')
      }
      // Another tab has switched the currency: this page would label the new amounts with the old.
      if (error instanceof Outdated) reload()
    } finally {
      setRefreshing(false)
    }
  }

  /** Consents are never stored, so the visitor has to know why the box is empty again. */
  function reload() {
    if (screen === 'checkout-info')
      flash({ kind: 'info', text: text('checkout.reloaded'), duration: flashMs })
    location.reload()
  }

  useEffect(() => {
    const load = `${screen} ${now}`
    if (displayedPages.has(load) || wasRestored()) void refresh()
    displayedPages.add(load)
    const restored = ({ persisted }: PageTransitionEvent) => void (persisted && refresh())
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each load that is shown
  }, [now])

  return { shown: fresh?.of === now ? fresh.props : props, refreshing, refresh }
}
