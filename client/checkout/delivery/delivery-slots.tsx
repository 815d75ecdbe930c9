import type { DeliveryDay } from '../../../domain/checkout/checkout.ts'
import { useShop } from '../../shop.tsx'
import { deliveryDay } from './delivery-text.ts'

interface DeliverySlotsProps {
  days: readonly DeliveryDay[]
  chosen: string | null
  onChoose: (slotId: string | null) => void
}

/** Delivery time slots by day; full ones are disabled. */
export function DeliverySlots({ days, chosen, onChoose }: DeliverySlotsProps) {
  const shop = useShop()
  const { text } = shop
  return (
    <fieldset className="slots">
      <legend className="branches__title">{text('checkout.slots.title')}</legend>
      <label className="slots__any">
        <input
          type="radio"
          name="slotId"
          value=""
          className="branches__input"
          checked={chosen === null}
          onChange={() => onChoose(null)}
        />
        {text('checkout.slots.any')}
      </label>
      {days.map(({ day, slots }) => (
        <div key={day} role="group" aria-label={deliveryDay(shop, day)} className="slots__day">
          <p className="slots__date" aria-hidden="true">
            {deliveryDay(shop, day)}
          </p>
          <div className="slots__times">
            {slots.map(({ id, from, to, isAvailable }) => (
              <label key={id} className="slots__slot">
                <input
                  type="radio"
                  name="slotId"
                  value={id}
                  className="branches__input"
                  checked={chosen === id}
                  disabled={!isAvailable}
                  onChange={() => onChoose(id)}
                />
                <span>
                  {text('delivery.slotTime', { from, to })}
                  {!isAvailable && (
                    <span className="slots__full"> {text('checkout.slots.full')}</span>
                  )}
                </span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  )
}
