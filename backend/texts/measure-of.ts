import type { Order } from '../../domain/order/order.ts'
import type { ShopTexts } from './shop-texts.ts'
import { unitLabel } from './unit-label.ts'

/** Short name of an order line's unit, `m`; null for pieces and of unknown lines. */
export function measureOf(
  { document }: Pick<Order, 'document'>,
  lineId: string,
  text: ShopTexts,
): string | null {
  const unit = document?.lines.find(({ id }) => id === lineId)?.unit
  return !unit || unit.code === 'piece' ? null : unitLabel(unit, text)
}
