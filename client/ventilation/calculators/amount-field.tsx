import { useId, useState } from 'react'
import type { Limits } from '../../../domain/ventilation/field-value.ts'
import { useShop } from '../../shop.tsx'
import { amountToType } from '../../catalog/filters/typed-amount.ts'
import { FieldError } from '../../ui/field/field-frame.tsx'

interface AmountFieldProps {
  name: string
  label: string
  value: number | null
  limits: Limits
  unit?: string | undefined
  /** Invalid input. */
  refused?: string | undefined
}

/**
 * A number with its unit: free text while typing, parsed afterwards. Invalid input stays, with an
 * error that gives the limits and the value used instead.
 */
export function AmountField({ name, label, value, limits, unit = '', refused }: AmountFieldProps) {
  const { text, format, context } = useShop()
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const from = format.number(limits.min)
  const to = format.quantity(limits.max, unit)
  const used = value === null ? null : format.quantity(value, unit)
  const error =
    refused === undefined
      ? undefined
      : [
          text('calculator.possible', { from, to }),
          used && text('calculator.used', { amount: used }),
        ]
          .filter(Boolean)
          .join(' ')
  const understood = value === null ? '' : amountToType(value, context.locale)
  return (
    <div className={error ? 'calc__field field--wrong' : 'calc__field'}>
      <label htmlFor={id}>
        {label} {unit && <span className="visually-hidden">{unit}</span>}
      </label>
      <span className="calc__amount">
        <input
          id={id}
          className="input"
          name={name}
          inputMode={limits.decimals > 0 ? 'decimal' : 'numeric'}
          maxLength={9}
          title={text('calculator.limits', { from, to })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={draft ?? refused ?? understood}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => setDraft(null)}
        />
        {unit && (
          <span className="calc__unit" aria-hidden="true">
            {unit}
          </span>
        )}
      </span>
      <FieldError id={id} error={error} />
    </div>
  )
}
