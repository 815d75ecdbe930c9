import { type KeyboardEvent, useState } from 'react'
import type { SaleUnit } from '../../../domain/product/availability.ts'
import { useShop } from '../../shop.tsx'
import { notify } from '../../layout/notices/notifications.ts'
import { Icon } from '../icon/icon.tsx'
import {
  clampAmount,
  cleanNumber,
  decimalsOf,
  parseNumber,
  quantityMaxLength,
} from './number-input.ts'
import { unitWord } from '../price/unit-amount.ts'
import { unitLabel } from '../price/unit-label.ts'

interface QuantityInputProps {
  /** Accessible name: "Menge von Rohrventilator ECO 100". */
  label?: string
  name?: string
  unit: SaleUnit
  min?: number
  max?: number | null
  /** Controlled by the parent if given; else the input starts at the minimum. */
  value?: number
  /** The committed amount: on blur, Enter or a step, never per keystroke. */
  onChange?: (amount: number) => void
  /** Notify of clamped amounts (spec §5: off unless enabled). */
  notifyLimits?: boolean
  size?: 'medium' | 'large'
  disabled?: boolean
}

export function QuantityInput({
  name = 'amount',
  unit,
  min = unit.step,
  max = null,
  ...props
}: QuantityInputProps) {
  const shop = useShop()
  const { text, format } = shop
  const [own, setOwn] = useState(() => clampAmount(min, { min, max, step: unit.step }).amount)
  const [draft, setDraft] = useState<string | null>(null)
  /** Screen readers do not notice the new value of a field that has no focus. */
  const [announced, setAnnounced] = useState('')
  const { value = own, label = text('quantity.label'), size = 'medium', disabled } = props

  function settle(typed: number) {
    const { amount, limit } = clampAmount(typed, { min, max, step: unit.step })
    if (limit && props.notifyLimits) {
      const message =
        limit === 'max' ? text('quantity.max', of(amount)) : text('quantity.min', of(amount))
      notify({ kind: 'warning', text: message })
    }
    setDraft(null)
    setOwn(amount)
    setAnnounced(format.number(amount))
    if (amount !== value) props.onChange?.(amount)
  }
  // The language's decimal sign; parsed to a dot (spec §5).
  const written = (amount: number) => String(amount).replace('.', format.number(0.5).charAt(1))
  const of = (amount: number) => ({
    limit: format.number(amount),
    unit: unitWord(unit, amount, shop),
  })
  const commit = () => draft !== null && settle(parseNumber(draft) ?? value)

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') commit()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const typed = parseNumber(draft ?? '') ?? value
    settle(typed + (event.key === 'ArrowUp' ? unit.step : -unit.step))
  }

  return (
    <fieldset className={`quantity quantity--${size}`} aria-label={label}>
      <button
        type="button"
        className="quantity__step needs-script"
        aria-label={text('quantity.less')}
        disabled={disabled || value <= min}
        onClick={() => settle(value - unit.step)}
      >
        <Icon name="minus" size={16} />
      </button>
      <span className="quantity__value">
        <input
          className="quantity__input"
          name={name}
          aria-label={label}
          inputMode={decimalsOf(unit.step) > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={quantityMaxLength}
          size={quantityMaxLength}
          value={draft ?? written(value)}
          disabled={disabled}
          onChange={(event) => setDraft(cleanNumber(event.target.value, decimalsOf(unit.step)))}
          onBlur={commit}
          onKeyDown={handleKey}
        />
        <span aria-live="polite" className="quantity__unit">
          {announced && <span className="visually-hidden">{announced} </span>}
          {unitLabel(unit, text)}
        </span>
      </span>
      <button
        type="button"
        className="quantity__step needs-script"
        aria-label={text('quantity.more')}
        disabled={disabled || (max !== null && value >= max)}
        onClick={() => settle(value + unit.step)}
      >
        <Icon name="plus" size={16} />
      </button>
    </fieldset>
  )
}
