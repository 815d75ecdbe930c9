import { useState } from 'react'
import type { Limits } from '../../../domain/air/field-value.ts'
import { useShop } from '../../shop.tsx'
import { amountToType } from '../catalog/typed-amount.ts'

interface AmountFieldProps {
  name: string
  label: string
  value: number | null
  limits: Limits
  unit?: string
}

/** A number with its unit: a draft while it is typed, what was understood afterwards. */
export function AmountField({ name, label, value, limits, unit = '' }: AmountFieldProps) {
  const { text, format, context } = useShop()
  const [draft, setDraft] = useState<string | null>(null)
  const range = text('calculator.limits', {
    from: format.number(limits.min),
    to: format.quantity(limits.max, unit),
  })
  return (
    <label className="calc__field">
      <span>{label} </span>
      <span className="calc__amount">
        <input
          className="input"
          name={name}
          inputMode={limits.decimals > 0 ? 'decimal' : 'numeric'}
          maxLength={9}
          title={range}
          value={draft ?? (value === null ? '' : amountToType(value, context.locale))}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => setDraft(null)}
        />
        {unit && <span className="calc__unit">{unit}</span>}
      </span>
    </label>
  )
}
