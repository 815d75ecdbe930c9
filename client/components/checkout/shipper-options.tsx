import type { Cart } from '../../../domain/cart.ts'
import { longestDelay } from '../../../domain/cart-lines.ts'
import type { Shipper } from '../../../domain/checkout.ts'
import type { ChosenMethods } from '../../../domain/checkout-choice.ts'
import { shippingPrice } from '../../../domain/checkout-totals.ts'
import { deliveryPromise, fastestShipper } from '../../../domain/delivery-date.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../ui/icon.tsx'
import { RadioCard } from '../ui/radio-card.tsx'
import { BranchOptions } from './branch-options.tsx'
import { deliveryText } from './delivery-text.ts'

interface ShipperOptionsProps {
  cart: Cart
  shippers: Shipper[]
  chosen: ChosenMethods
  now: string
  branchError: string | undefined
  onChoose: (change: Partial<ChosenMethods>) => void
}

/** Ways to get the goods, each with its day and its final price. */
export function ShipperOptions({
  cart,
  shippers,
  chosen,
  now,
  branchError,
  onChoose,
}: ShipperOptionsProps) {
  const shop = useShop()
  const { context, format, text } = shop
  const fastest = fastestShipper(shippers)
  const delayDays = longestDelay(cart)
  const dateOf = (shipper: Shipper) =>
    deliveryText(
      shop,
      deliveryPromise({ now: new Date(now), delayDays, shipper, country: context.country }),
    )
  return shippers.map((shipper) => {
    const price = shippingPrice(cart, shipper)
    return (
      <RadioCard
        key={shipper.id}
        name="shipperId"
        value={shipper.id}
        checked={chosen.shipperId === shipper.id}
        onChange={() => onChoose({ shipperId: shipper.id })}
        title={
          <span className="method__name">
            {shipper.name}
            {shipper === fastest && shippers.length > 1 && (
              <span className="method__fastest">
                <Icon name="zap" size={16} /> {text('checkout.fastest')}
              </span>
            )}
          </span>
        }
        aside={
          <span className="method__price">
            {price === 0 ? text('checkout.free') : format.price(price)}
          </span>
        }
        description={
          <>
            <p className="method__date">{dateOf(shipper)}</p>
            {shipper.description}
            {price > 0 && shipper.freeFrom !== null && (
              <span className="method__free-from">
                {' · '}
                {text('checkout.freeFrom', { price: format.price(shipper.freeFrom) })}
              </span>
            )}
          </>
        }
      >
        {shipper.branches.length > 0 && (
          <BranchOptions
            branches={shipper.branches}
            chosen={chosen.branchId}
            error={chosen.shipperId === shipper.id ? branchError : undefined}
            onChoose={(branchId) => onChoose({ branchId })}
          />
        )}
      </RadioCard>
    )
  })
}
