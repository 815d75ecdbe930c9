import type { Availability, SaleUnit } from '../../../domain/product/availability.ts'
import { availabilityText } from '../../../domain/product/availability-text.ts'
import { type Shop, useShop } from '../../shop.tsx'
import { amountKeys } from './amount-keys.ts'

interface AvailabilityLineProps {
  availability: Availability
  unit: SaleUnit
}

/** Whether it can be had, how many, and when it leaves or is there again (spec §4). */
export function AvailabilityLine({ availability, unit }: AvailabilityLineProps) {
  const shop = useShop()
  const shown = availabilityText(availability)
  const state = shown.state === 'sold' ? 'sold' : shown.delayDays ? 'ordered' : 'stock'
  return (
    <p className={`availability availability--${state}`}>
      <svg
        className="availability__mark"
        width="10"
        height="10"
        viewBox="0 0 10 10"
        aria-hidden="true"
      >
        <circle cx="5" cy="5" r="4" />
      </svg>
      <span>
        <span className="availability__text">{stockText(shown, unit, shop)}</span>
        <span className="availability__delivery">{deliveryText(shown, shop)}</span>
      </span>
    </p>
  )
}

type Shown = ReturnType<typeof availabilityText>

function stockText(shown: Shown, unit: SaleUnit, { text }: Shop): string {
  if (shown.state === 'sold' || shown.delayDays || shown.stock <= 0) return shown.text
  const params = { text: shown.text, amount: text.count(amountKeys[unit.code], shown.stock) }
  return shown.more ? text('product.stock.more', params) : text('product.stock.exact', params)
}

function deliveryText({ state, delayDays }: Shown, { frame, text }: Shop): string {
  if (state === 'sold') return delayDays ? text.count('product.stock.again', delayDays) : ''
  if (delayDays) return text.count('product.stock.leaves', delayDays)
  const days = frame.globals.promises?.deliveryDays
  // A word joiner keeps the figures on one line.
  return days ? text('product.stock.atOnce', { days: days.join('–\u2060') }) : ''
}
