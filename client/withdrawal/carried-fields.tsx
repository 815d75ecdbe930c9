import type { FieldValues } from '../../domain/validation/form-fields.ts'

/** What an earlier step was told, for the next one; what is empty is left out. */
export function CarriedFields({ values }: { values: FieldValues }) {
  return Object.entries(values).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  )
}
