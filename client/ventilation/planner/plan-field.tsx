import { useId } from 'react'
import type { Limits } from '../../../domain/ventilation/field-value.ts'
import { useShop } from '../../shop.tsx'
import { amountToType } from '../../catalog/filters/typed-amount.ts'
import { FieldError } from '../../ui/field/field-frame.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

interface PlanAmountProps {
  name: string
  label: string
  value: number | null
  limits: Limits
  unit?: string
  /** Placeholder. */
  placeholder?: string
  /** Invalid input. */
  refused?: string | undefined
}

/** A number of the plan; read on submit. */
export function PlanAmount(props: PlanAmountProps) {
  const { name, label, value, limits, unit = '', placeholder, refused } = props
  const { text, format, context } = useShop()
  const id = useId()
  const range = { from: format.number(limits.min), to: format.quantity(limits.max, unit) }
  const error = refused === undefined ? undefined : text('calculator.possible', range)
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
          defaultValue={refused ?? (value === null ? '' : amountToType(value, context.locale))}
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

interface PlanChoiceProps {
  name: string
  label: string
  value: string
  options: readonly { value: string; title: string }[]
}

/** A select; read on submit. */
export function PlanChoice({ name, label, value, options }: PlanChoiceProps) {
  return (
    <label className="calc__field">
      <span>{label}</span>
      <span className="select">
        <select className="input select__input" name={name} defaultValue={value}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.title}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="select__arrow" />
      </span>
    </label>
  )
}
