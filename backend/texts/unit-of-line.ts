import type { Order } from '../../domain/order/order.ts'
import type { SaleUnit } from '../../domain/product/availability.ts'

/** Unit of an order's line; undefined of unknown lines and of orders without a document. */
export function unitOfLine(
  { document }: Pick<Order, 'document'>,
  lineId: string,
): SaleUnit | undefined {
  return document?.lines.find(({ id }) => id === lineId)?.unit
}
