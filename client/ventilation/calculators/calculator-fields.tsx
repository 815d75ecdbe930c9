import type { Limits } from '../../../domain/ventilation/field-value.ts'
import type { InvalidInputs } from '../../../domain/ventilation/invalid-inputs.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { AmountField } from './amount-field.tsx'
import { ChoiceField } from './choice-field.tsx'

/** A calculator field as data: a number within limits, or one of several values. */
export type CalculatorField = { name: string; label: TextKey } & (
  | { limits: Limits; unit?: string; placeholder?: string | undefined }
  | { options: readonly Option[] }
)

/** Labelled by a text, or by a title that reads the same in all languages. */
export type Option = { value: string } & ({ text: TextKey } | { title: string })

interface CalculatorFieldsProps {
  fields: readonly CalculatorField[]
  /** Null: empty. */
  values: Readonly<Record<string, unknown>>
  refused?: InvalidInputs | undefined
  /** Index of the field among those of the same name. */
  index?: number
  /** Read when the form is submitted; else at each change. */
  readOnSubmit?: boolean
}

export function CalculatorFields(props: CalculatorFieldsProps) {
  const { fields, values, refused, index, readOnSubmit = false } = props
  const { text } = useShop()
  return fields.map((field) => {
    const { name } = field
    const value = values[name] ?? null
    const common = { name, label: text(field.label), readOnSubmit }
    return 'limits' in field ? (
      <AmountField
        key={name}
        {...common}
        value={value === null ? null : Number(value)}
        limits={field.limits}
        unit={field.unit}
        placeholder={field.placeholder}
        refused={refused?.[index === undefined ? name : `${name}.${index}`]}
      />
    ) : (
      <ChoiceField
        key={name}
        {...common}
        value={String(value ?? '')}
        options={field.options.map((option) => ({
          value: option.value,
          title: 'title' in option ? option.title : text(option.text),
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
  return sizes.map((size) => ({ value: String(size), title: `Ø ${size} mm` }))
}
