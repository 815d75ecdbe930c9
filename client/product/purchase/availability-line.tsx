import type { Availability, SaleUnit } from '../../../domain/product/availability.ts'
import { availabilityText } from '../../../domain/product/availability-text.ts'
import { workdaysText } from '../../../domain/checkout/delivery/workdays-text.ts'
import { readyDays } from '../../../domain/checkout/delivery/ready-days.ts'
import type { WarehouseStock } from '../../../domain/product/product.ts'
import { type Shop, useShop } from '../../shop.tsx'
import { unitAmount } from '../../ui/price/unit-amount.ts'
import { PromisedDelivery } from './promised-delivery.tsx'

interface AvailabilityLineProps {
  availability: Availability
  unit: SaleUnit
  /** Desired amount; omitted: the minimum. */
  amount?: number | undefined
  /** Warehouses, if known. */
  warehouses?: readonly WarehouseStock[] | undefined
  /** On the product page. */
  isMain?: boolean
}

/** Availability: quantity in stock, dispatch day or restock day (spec §4). */
export function AvailabilityLine(props: AvailabilityLineProps) {
  const { availability, unit, isMain = false } = props
  const shop = useShop()
  const shown = availabilityText({ ...availability, delayDays: delayOf(props) })
  const state = shown.state === 'sold' ? 'sold' : shown.delayDays ? 'ordered' : 'stock'
  return (
    <p className={`availability availability--${state}`}>
      {stockText(shown, unit, shop)}
      <span className="availability__delivery">
        {shown.state === 'sold' ? (
          restockText(shown, shop)
        ) : (
          <PromisedDelivery
            shippingClass={availability.shippingClass}
            delayDays={shown.delayDays ?? 0}
            duration={durationText(shown, availability, shop)}
            isMain={isMain}
          />
        )}
      </span>
    </p>
  )
}

type Shown = ReturnType<typeof availabilityText>

function stockText(shown: Shown, unit: SaleUnit, shop: Shop): string {
  const { text } = shop
  if (shown.state === 'sold' || shown.delayDays || shown.stock <= 0) return shown.text
  const params = { text: shown.text, amount: unitAmount(unit, shown.stock, shop) }
  return shown.more ? text('product.stock.more', params) : text('product.stock.exact', params)
}

/** Dispatch days of the whole amount; collect-only stock does not count. */
function delayOf({ availability, amount, warehouses = [] }: AvailabilityLineProps): number {
  const sending = warehouses.filter(({ shipper }) => shipper)
  const { amountMin, delayDays } = availability
  return sending.length > 0 ? readyDays(amount ?? amountMin, sending, delayDays) : delayDays
}

function restockText({ delayDays }: Shown, { text }: Shop): string {
  return delayDays ? text.count('product.stock.again', delayDays) : ''
}

/** Lead time, independent of the order day. */
function durationText(
  { delayDays }: Shown,
  { shippingClass = 'parcel' }: Availability,
  { site, text }: Shop,
): string {
  if (delayDays) return text.count('product.stock.leaves', delayDays)
  const { delivery, promises } = site.globals
  const days = delivery?.[shippingClass]?.transit?.days
  const [from, to] = days === undefined ? (promises?.deliveryDays ?? []) : [days, days + 1]
  if (from === undefined || to === undefined) return ''
  return workdaysText({ from, to }, 'DELIVERY', text)
}
