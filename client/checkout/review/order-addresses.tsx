import type { OrderDocument } from '../../../domain/order/order-document.ts'
import { useShop } from '../../shop.tsx'
import { AddressLines } from './address-lines.tsx'
import { OrderFacts } from './order-facts.tsx'

/** Delivery address or pick-up point, billing address and comment of an order. */
export function OrderAddresses({ document }: { document: OrderDocument }) {
  const { text } = useShop()
  const { business, customer, delivery, recipient, shipping } = document
  const isPickup = delivery.type === 'PERSONAL'
  return (
    <dl className="finished__facts">
      <div>
        <dt>{text(isPickup ? 'orderDone.finished.pickup' : 'checkout.deliveryAddress')}</dt>
        <dd>
          {shipping?.name}
          {!isPickup && recipient.businessName && <span>{recipient.businessName}</span>}
          <AddressLines address={document.shippingAddress} name={isPickup ? '' : recipient.name} />
        </dd>
      </div>
      <div>
        <dt>{text('checkout.billing')}</dt>
        <dd>
          {business?.businessName}
          <AddressLines address={document.billingAddress} name={customer.name} />
        </dd>
      </div>
      <OrderFacts document={document} />
    </dl>
  )
}
