import type { Cart } from '../../../domain/cart/cart.ts'
import { longestDelay } from '../../../domain/cart/cart-lines.ts'
import type { CarryingLimit, Shipper } from '../../../domain/checkout/checkout.ts'
import { needsBranch } from '../../../domain/checkout/delivery/checkout-choice.ts'
import { shippingPrice } from '../../../domain/checkout/checkout-totals.ts'
import { deliveryPromise } from '../../../domain/checkout/delivery/delivery-date.ts'
import { recipientCountry } from '../../../domain/checkout/delivery/pickup-point.ts'
import { type Shop, useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RadioCard } from '../../ui/field/radio-card.tsx'
import { BranchOptions } from './branch-options.tsx'
import { DeliverySlots } from './delivery-slots.tsx'
import { deliveryText } from './delivery-text.ts'
import type { UseMethods } from './use-methods.ts'
import type { CheckoutMethodsProps } from '../../../domain/screens/checkout/checkout-methods.ts'

type ShipperCardProps = Pick<
  CheckoutMethodsProps,
  'days' | 'services' | 'pickers' | 'found' | 'now'
> & {
  cart: Cart
  shipper: Shipper
  isFastest: boolean
  state: UseMethods
}

/** A way to get the items with its day and its final price, and what has to be chosen with it. */
export function ShipperCard(props: ShipperCardProps) {
  const { cart, shipper, isFastest, state, days, services, pickers, found, now } = props
  const shop = useShop()
  const { format, text } = shop
  const { chosen } = state
  const price = shippingPrice(cart, shipper)
  const isChosen = chosen.shipperId === shipper.id
  const branchId = isChosen ? chosen.branchId : null
  const slots = days.filter(({ shipperId }) => shipperId === shipper.id)
  const promise = deliveryPromise({
    now: new Date(now),
    delayDays: longestDelay(cart),
    shipper,
    country: recipientCountry(shipper, branchId, shop.context.country),
  })
  return (
    <RadioCard
      name="shipperId"
      value={shipper.id}
      checked={isChosen}
      disabled={Boolean(shipper.refused)}
      onChange={() => state.choose({ shipperId: shipper.id })}
      title={
        <span className="method__name">
          {shipper.name}
          {isFastest && (
            <span className="method__fastest">
              <Icon name="zap" size={16} /> {text('checkout.fastest')}
            </span>
          )}
        </span>
      }
      aside={
        !shipper.refused && (
          <span className="method__price">
            {price === 0 ? text('sums.free') : format.price(price)}
          </span>
        )
      }
      description={
        <>
          {!shipper.refused && <p className="method__date">{deliveryText(shop, promise)}</p>}
          {shipper.description}
          {price > 0 && shipper.freeFrom !== null && !shipper.refused && (
            <span className="method__free-from">
              {' · '}
              {text('checkout.freeFrom', { price: format.price(shipper.freeFrom) })}
            </span>
          )}
        </>
      }
      reason={shipper.refused ? refusalText(shop, shipper.refused) : undefined}
    >
      {needsBranch(shipper) && !shipper.refused && (
        <BranchOptions
          shipper={shipper}
          isChosen={isChosen}
          branchId={branchId}
          services={services}
          found={found?.shipperId === shipper.id ? found : null}
          hasPicker={pickers.some((one) => one === shipper.points?.provider)}
          error={isChosen ? (state.errors['branch'] ?? state.errors['place']) : undefined}
          onChoose={(pickupPoint) =>
            state.choose({ shipperId: shipper.id, branchId: pickupPoint.id }, pickupPoint)
          }
          onPick={(remoteId) => void state.pick(shipper.id, remoteId)}
        />
      )}
      {slots.length > 0 && (
        <DeliverySlots
          days={slots}
          chosen={isChosen ? chosen.slotId : null}
          onChoose={(slotId) => state.choose({ shipperId: shipper.id, slotId })}
        />
      )}
    </RadioCard>
  )
}

function refusalText({ text }: Shop, { reason, limit, items }: CarryingLimit): string {
  return reason === 'length'
    ? text('checkout.refused.length', { limit: limit / 10, items: items.join(', ') })
    : text('checkout.refused.weight', { limit: limit / 1000, items: items.join(', ') })
}
