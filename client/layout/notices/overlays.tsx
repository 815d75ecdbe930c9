import { LateEventSources } from '../../events/lazy-event-sources.tsx'
import { useAddToCartFromUrl } from '../../cart/added/add-to-cart-from-url.ts'
import { ItemAddedHost } from '../../cart/added/item-added-host.tsx'
import { ConsentOverlay } from './consent-overlay.tsx'
import { LanguageOverlay } from './language-overlay.tsx'
import { usePopoverFocus } from '../header/use-popover-focus.ts'

/** What may open over a page once it stands: the added item, the questions about cookies and language. */
export function Overlays({ asksLanguage }: { asksLanguage: boolean }) {
  useAddToCartFromUrl()
  usePopoverFocus()
  return (
    <>
      <ItemAddedHost />
      <LateEventSources />
      <div className="bottom-stack no-print">
        {asksLanguage && <LanguageOverlay />}
        <ConsentOverlay />
      </div>
    </>
  )
}
