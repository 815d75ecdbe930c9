import { useEffect } from 'react'
import type { Cart, CartItem, ChangedAmount } from '../../../domain/cart.ts'
import { lineName } from '../../../domain/cart-lines.ts'
import { useShop } from '../../shop.tsx'
import { notify } from '../../state/notifications.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { unitLabels } from '../ui/unit-label.ts'

/** Spec §9 Invalid cart notification. */
const invalidMs = 30_000

interface CartNoticesProps {
  cart: Cart | null
  /** Names of goods that could be bought no more. */
  invalid: string[]
  problem: string | null
  changed: ChangedAmount | null
  removed: CartItem[]
  onUndo: () => void
}

/** What happened to the cart that its owner has to know. */
export function CartNotices({
  cart,
  invalid,
  problem,
  changed,
  removed,
  onUndo,
}: CartNoticesProps) {
  const { format, text } = useShop()
  const invalidText = invalid.length > 0 ? text('cart.invalid', { names: invalid.join(', ') }) : ''
  useEffect(() => {
    if (invalidText) notify({ kind: 'danger', text: invalidText, duration: invalidMs })
  }, [invalidText])
  const clipped = changed && cart?.items.find(({ variantId }) => variantId === changed.variantId)
  return (
    <div className="cart-notices" aria-live="polite">
      {invalidText && (
        <div className="no-script-only">
          <Notice kind="danger">{invalidText}</Notice>
        </div>
      )}
      {problem && <Notice kind="danger">{problem}</Notice>}
      {changed && clipped && (
        <Notice kind="warning">
          {text('cart.changedAmount', {
            name: lineName(clipped),
            requested: format.number(changed.requested),
            amount: format.quantity(changed.amount, text(unitLabels[clipped.variant.unit.code])),
          })}
        </Notice>
      )}
      {removed[0] && (
        <Notice
          kind="info"
          action={
            <Button variant="secondary" size="small" icon="undo-2" onClick={onUndo}>
              {text('cart.undo')}
            </Button>
          }
        >
          {removed.length === 1
            ? text('cart.removed', { name: lineName(removed[0]) })
            : text.count('cart.removedAll', removed.length)}
        </Notice>
      )}
    </div>
  )
}
