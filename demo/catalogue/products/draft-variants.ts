import type { ParameterValueRecord } from '../../../backend/db/columns.ts'
import type { Option } from '../family.ts'
import type { Plan } from '../plan.ts'
import { type Character, optionsOf, valuesOf } from './values.ts'

/** A variant without number, name and price. */
export interface Draft {
  size: string | null
  option: Option | null
  values: Map<string, ParameterValueRecord>
}

export function draftVariants(plan: Plan, character: Character): Draft[] {
  const sizes = plan.sizes.length > 0 ? plan.sizes : [null]
  return sizes.flatMap((size) => {
    const options: (Option | null)[] = optionsOf(plan, size)
    return (options.length > 0 ? options : [null]).map((option) => ({
      size,
      option,
      values: valuesOf(plan, character, size, option),
    }))
  })
}
