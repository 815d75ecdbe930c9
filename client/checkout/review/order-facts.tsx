import type { OrderDocument } from '../../../domain/order/order-document.ts'
import { fieldLabels } from '../details/field-labels.ts'
import { useShop } from '../../shop.tsx'

/** References and comments that the customer gave with an order, if any. */
export function OrderFacts({ document }: { document: OrderDocument }) {
  const { text } = useShop()
  const { business, customer, customerOrderNumber, buyerReference, takeBack, note, shipperNote } =
    document
  const facts = [
    [text(fieldLabels.tin), business?.tin],
    [text(fieldLabels.vatin), business?.vatin],
    [text(fieldLabels.vatinsvk), business?.vatinsvk],
    [text(fieldLabels.customOrderNumber), customerOrderNumber],
    ['Leitweg-ID', buyerReference],
    [text('checkout.takeBack.title'), takeBack && text('checkout.takeBack.requested')],
    [text(fieldLabels.phone), customer.phone],
    [text(fieldLabels.note), note],
    [text(fieldLabels.noteForShipper), shipperNote],
  ] as const
  return facts.flatMap(([label, value]) =>
    value
      ? [
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>,
        ]
      : [],
  )
}
