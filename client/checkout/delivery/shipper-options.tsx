import type { Shipper } from '../../../domain/checkout/checkout.ts'
import { isSelectable } from '../../../domain/checkout/delivery/checkout-choice.ts'
import { shippingPrice } from '../../../domain/checkout/checkout-totals.ts'
import {
  cheaperAndNoLater,
  fastestShipper,
} from '../../../domain/checkout/delivery/compare-shippers.ts'
import { cartDay, promiseCart } from '../../../domain/checkout/delivery/promise-cart.ts'
import { useShop } from '../../shop.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useShopClock } from '../../ui/time/use-shop-clock.ts'
import { StepLink } from '../step-link.tsx'
import { ShipperCard } from './shipper-card.tsx'
import type { UseMethods } from './use-methods.ts'
import type { CheckoutMethodsProps } from '../../../domain/screens/checkout/checkout-methods.ts'

type ShipperOptionsProps = Omit<CheckoutMethodsProps, 'cart' | 'chosen' | 'errors'> & {
  cart: NonNullable<CheckoutMethodsProps['cart']>
  state: UseMethods
}

/** Shipping methods; contact details if there is none. */
export function ShipperOptions({ state, ...props }: ShipperOptionsProps) {
  const offered = state.shippers.filter(isSelectable)
  const refused = state.shippers.filter((shipper) => !isSelectable(shipper))
  const { country, netPrices } = useShop().context
  const { cart } = props
  const now = useShopClock(
    props.now,
    offered.map(({ delivery }) => delivery.closesAt),
  )
  if (offered.length === 0) return <NoShipper />
  const { chosen, methods } = state
  const orderingOf = (shipper: Shipper) => {
    const branchId = chosen.shipperId === shipper.id ? chosen.branchId : null
    return { shipper, branchId, country, now }
  }
  const compared = offered.map((shipper) => ({
    shipper,
    day: cartDay(cart, orderingOf(shipper)),
    price: shippingPrice(cart, shipper, netPrices ? 'priceWithoutTax' : 'priceWithTax'),
  }))
  const fastest = fastestShipper(compared)
  return [...offered, ...refused].map((shipper) => {
    const own = compared.find((one) => one.shipper === shipper)
    return (
      <ShipperCard
        key={shipper.id}
        {...props}
        state={state}
        shipper={shipper}
        promise={promiseCart(cart, { ...orderingOf(shipper), payment: methods.payment })}
        now={now}
        isFastest={shipper === fastest}
        cheaper={own && cheaperAndNoLater(own, compared)}
      />
    )
  })
}

function NoShipper() {
  const { site, text } = useShop()
  const { phone, email } = site.globals.contact
  return (
    <Notice
      kind="warning"
      title={text('checkout.noShipperTitle')}
      action={
        <StepLink from="methods" to="checkout" className="button button--secondary">
          {text('checkout.editCart')}
        </StepLink>
      }
    >
      {text('checkout.noShipper', { phone, email })}
    </Notice>
  )
}
