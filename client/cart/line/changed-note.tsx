import type { CartItem, ChangedAmount } from '../../../domain/cart/cart.ts'
import { lineName } from '../../../domain/cart/cart-lines.ts'
import { useShop } from '../../shop.tsx'
import { Notice } from '../../ui/notice.tsx'
import { unitAmount } from '../../ui/price/unit-amount.ts'

interface ChangedNoteProps {
  item: CartItem
  changed: ChangedAmount
}

/** The store changed the requested amount (spec §7 data.changedAmount). */
export function ChangedNote({ item, changed }: ChangedNoteProps) {
  const shop = useShop()
  const { format, text } = shop
  const values = {
    name: lineName(item),
    requested: format.number(changed.requested),
    amount: unitAmount(item.variant.unit, changed.amount, shop),
  }
  return (
    <div className="cart-line__note">
      <Notice kind="warning" role="status">
        {changed.amount < changed.requested
          ? text('cartChange.lowered', values)
          : text('cartChange.raised', values)}
      </Notice>
    </div>
  )
}
