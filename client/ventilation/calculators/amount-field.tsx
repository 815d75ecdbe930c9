import { type ChangeEvent, useId, useState } from 'react'
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
  placeholder?: string | undefined
  /** Invalid input. */
  refused?: string | undefined
  /** Read when the form is submitted; else at each change. */
  readOnSubmit?: boolean
}

/**
 * A number with its unit: free text while typing, parsed afterwards. Invalid input stays, with an
 * error that gives the limits, and the value used instead if there is a result at each change.
 */
export function AmountField(props: AmountFieldProps) {
  const { name, label, value, limits, unit = '', placeholder, refused, readOnSubmit } = props
  const { text, format, context } = useShop()
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const range = { from: format.number(limits.min), to: format.quantity(limits.max, unit) }
  const used = value !== null && !readOnSubmit && format.quantity(value, unit)
  const error =
    refused === undefined
      ? undefined
      : [text('calculator.possible', range), used && text('calculator.used', { amount: used })]
          .filter(Boolean)
          .join(' ')
  const shown = refused ?? (value === null ? '' : amountToType(value, context.locale))
  const state = readOnSubmit
    ? { defaultValue: shown }
    : {
        value: draft ?? shown,
        onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
        onBlur: () => setDraft(null),
      }
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
          placeholder={placeholder}
          title={text('calculator.limits', range)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...state}
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
