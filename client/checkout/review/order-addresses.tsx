import type { Order } from '../../../domain/order/order.ts'
import { useShop } from '../../shop.tsx'
import { AddressLines } from './address-lines.tsx'

/** Where an order goes, or where it is collected, and who is billed. */
export function OrderAddresses({ order }: { order: Order }) {
  const { text } = useShop()
  const { customer, shipper } = order
  const pickup = shipper.type === 'PERSONAL'
  return (
    <dl className="finished__facts">
      <div>
        <dt>{text(pickup ? 'orderDone.finished.pickup' : 'checkout.deliveryAddress')}</dt>
        <dd>
          {shipper.name}
          <AddressLines address={order.shippingAddress} name={pickup ? '' : customer.name} />
        </dd>
      </div>
      <div>
        <dt>{text('checkout.billing')}</dt>
        <dd>
          {order.business?.businessName}
          <AddressLines address={order.billingAddress} name={customer.name} />
        </dd>
      </div>
    </dl>
  )
}
