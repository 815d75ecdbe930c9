import { browserPart } from '../../lazy-part.ts'
import { useShop } from '../../shop.tsx'
import { useAddToCartFromUrl } from '../../cart/added/add-to-cart-from-url.ts'
import { ItemAddedHost } from '../../cart/added/item-added-host.tsx'
import { ConsentOverlay } from './consent-overlay.tsx'
import { LanguageOverlay } from './language-overlay.tsx'
import { ModalHost } from '../modals/modal-host.tsx'
import { useSession } from '../../sign-in/use-session.ts'
import { usePopoverFocus } from '../header/use-popover-focus.ts'
import { useKeptFocus } from './use-kept-focus.ts'

const OperatorBar = browserPart(
  async () => (await import('../../sign-in/operator-bar.tsx')).OperatorBar,
)

const AdminPanel = browserPart(async () => (await import('../modals/admin-panel.tsx')).AdminPanel)

interface OverlaysProps {
  /** Offers the language, and the CMS's modals; not in the checkout. */
  greets: boolean
  /** Asks for cookie consent; not before the order, which no question may interrupt. */
  asks: boolean
}

/** Overlays of a loaded page: the added item, cookie consent, the language offer. */
export function Overlays({ greets, asks }: OverlaysProps) {
  const { override } = useShop()
  const { user } = useSession()
  useAddToCartFromUrl()
  usePopoverFocus()
  useKeptFocus()
  return (
    <>
      <ItemAddedHost />
      <div className="bottom-stack no-print">
        {user?.operator && (
          <OperatorBar operator={user.operator} name={`${user.firstName} ${user.lastName}`} />
        )}
        {greets && <LanguageOverlay />}
        <ConsentOverlay asks={asks} />
      </div>
      <ModalHost greets={greets} />
      {override && <AdminPanel />}
    </>
  )
}
