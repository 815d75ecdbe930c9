import type { OrderDocument } from '../../../domain/order/order-document.ts'
import type { Order } from '../../../domain/order/order.ts'
import { useShop } from '../../shop.tsx'
import { AddressLines } from './address-lines.tsx'
import { OrderFacts } from './order-facts.tsx'

interface OrderAddressesProps {
  document: OrderDocument
  /** The branch or pick-up point as of the order. */
  branch: Order['branch']
}

/** Delivery address or pick-up point, billing address and comment of an order. */
export function OrderAddresses({ document, branch }: OrderAddressesProps) {
  const { text } = useShop()
  const { business, customer, delivery, recipient, shipping, tax } = document
  const isPickup = delivery.type === 'PERSONAL'
  const home = tax.dispatchCountry
  return (
    <dl className="finished__facts">
      <div>
        <dt>{text(isPickup ? 'orderDone.finished.pickup' : 'checkout.deliveryAddress')}</dt>
        <dd>
          {shipping?.name}
          {!isPickup && recipient.businessName && <span>{recipient.businessName}</span>}
          <AddressLines
            address={document.shippingAddress}
            home={home}
            name={isPickup ? (branch?.name ?? '') : recipient.name}
          />
          {isPickup && branch?.openingHours}
        </dd>
      </div>
      <div>
        <dt>{text('checkout.billing')}</dt>
        <dd>
          {business?.businessName}
          <AddressLines address={document.billingAddress} home={home} name={customer.name} />
        </dd>
      </div>
      <OrderFacts document={document} />
    </dl>
  )
}
