import { withdrawalItemField } from '../../domain/validation/withdrawal-item-field.ts'
import type { FieldValues } from '../../domain/validation/form-fields.ts'

/** Hidden fields with the values of earlier steps; empty ones are omitted. */
export function CarriedFields({ values }: { values: FieldValues }) {
  return Object.entries(values).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  )
}

/** Fields of the chosen lines of an order. */
export function itemFields(ids: readonly string[]): FieldValues {
  return Object.fromEntries(ids.map((id) => [withdrawalItemField(id), '1']))
}
