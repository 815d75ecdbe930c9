import type { Limits } from '../../../domain/ventilation/field-value.ts'
import type { InvalidInputs } from '../../../domain/ventilation/invalid-inputs.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { AmountField } from './amount-field.tsx'
import { ChoiceField } from './choice-field.tsx'

/** A calculator field as data: a number within limits, or one of several values. */
export type CalculatorField = { name: string; label: TextKey } & (
  | { limits: Limits; unit?: string }
  | { options: readonly Option[] }
)

/** Labelled by a text, or by a size that reads the same in all languages. */
export type Option = { value: string } & ({ text: TextKey } | { size: number })

interface CalculatorFieldsProps {
  fields: readonly CalculatorField[]
  /** Null: empty. */
  values: Readonly<Record<string, string | number | null>>
  refused?: InvalidInputs | undefined
  /** Index of the field among those of the same name. */
  index?: number
}

export function CalculatorFields({ fields, values, refused, index }: CalculatorFieldsProps) {
  const { text } = useShop()
  return fields.map((field) => {
    const { name } = field
    const value = values[name] ?? null
    const common = { name, label: text(field.label) }
    return 'limits' in field ? (
      <AmountField
        key={name}
        {...common}
        value={value === null ? null : Number(value)}
        limits={field.limits}
        unit={field.unit}
        refused={refused?.[index === undefined ? name : `${name}.${index}`]}
      />
    ) : (
      <ChoiceField
        key={name}
        {...common}
        value={String(value ?? '')}
        options={field.options.map((option) => ({
          value: option.value,
          title: 'size' in option ? `Ø ${option.size} mm` : text(option.text),
        }))}
      />
    )
  })
}

/** Options of a name table, in its order. */
export function optionsOf(names: Readonly<Record<string, TextKey>>): Option[] {
  return Object.entries(names).map(([value, text]) => ({ value, text }))
}

export function sizeOptions(sizes: readonly number[]): Option[] {
  return sizes.map((size) => ({ value: String(size), size }))
}
