import type { Cart } from '../../../domain/cart/cart.ts'
import type { CarryingLimit, Shipper } from '../../../domain/checkout/checkout.ts'
import { needsBranch } from '../../../domain/checkout/delivery/checkout-choice.ts'
import { shippingPrice } from '../../../domain/checkout/checkout-totals.ts'
import type { ComparedShipper } from '../../../domain/checkout/delivery/compare-shippers.ts'
import type { DeliveryPromise } from '../../../domain/checkout/delivery/delivery-promise.ts'
import { promiseText } from '../../../domain/checkout/delivery/promise-text.ts'
import { type Shop, useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { grossPrice } from '../../ui/price/gross-price.ts'
import { RadioCard } from '../../ui/field/radio-card.tsx'
import { BranchOptions } from './branch-options.tsx'
import { DeliverySlots } from './delivery-slots.tsx'
import type { UseMethods } from './use-methods.ts'
import type { CheckoutMethodsProps } from '../../../domain/screens/checkout/checkout-methods.ts'

type ShipperCardProps = Pick<CheckoutMethodsProps, 'days' | 'services' | 'pickers' | 'found'> & {
  cart: Cart
  shipper: Shipper
  promise: DeliveryPromise
  now: Date
  isFastest: boolean
  /** A cheaper method that is no later. */
  cheaper: ComparedShipper | undefined
  state: UseMethods
}

/** A shipping method with its date, final price and further choices. */
export function ShipperCard(props: ShipperCardProps) {
  const { cart, shipper, promise, now, isFastest, cheaper, state } = props
  const { days, services, pickers, found } = props
  const shop = useShop()
  const { format, text } = shop
  const { chosen } = state
  const price = shippingPrice(
    cart,
    shipper,
    shop.context.netPrices ? 'priceWithoutTax' : 'priceWithTax',
  )
  const isChosen = chosen.shipperId === shipper.id
  const branchId = isChosen ? chosen.branchId : null
  const slots = days.filter(({ shipperId }) => shipperId === shipper.id)
  const spoken = { type: shipper.type, locale: shop.context.locale, now }
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
          {!shipper.refused && <p className="method__date">{promiseText(promise, spoken, text)}</p>}
          {cheaper && <p>{dearerText(shop, shipper, promise, cheaper)}</p>}
          {shipper.description}
          {price > 0 && shipper.freeFrom !== null && !shipper.refused && (
            <span className="method__free-from">
              {' · '}
              {text('checkout.freeFrom', { price: grossPrice(shipper.freeFrom, shop) })}
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

/** Reason for the higher price of a method that is no faster than a cheaper one. */
function dearerText(
  { format, text }: Shop,
  { delivery: { before } }: Shipper,
  promise: DeliveryPromise,
  { shipper, price, day }: ComparedShipper,
): string {
  const params = {
    name: shipper.name,
    price: price === 0 ? text('sums.free') : format.price(price),
  }
  const isSameDay = promise.kind !== 'date' || promise.day === day
  return before && isSameDay
    ? text('checkout.sameDayBefore', { ...params, time: before })
    : text('checkout.noSooner', params)
}

function refusalText({ text }: Shop, { reason, limit, items }: CarryingLimit): string {
  if (reason === 'total_weight') return text('checkout.refused.total', { limit: limit / 1000 })
  return reason === 'length'
    ? text('checkout.refused.length', { limit: limit / 10, items: items.join(', ') })
    : text('checkout.refused.weight', { limit: limit / 1000, items: items.join(', ') })
}
