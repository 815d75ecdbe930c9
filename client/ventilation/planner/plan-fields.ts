import type { Limits } from '../../../domain/ventilation/field-value.ts'
import {
  mainLimits,
  personLimits,
  planHeightLimits,
  storeyLimits,
} from '../../../domain/ventilation/planner/plan-input.ts'
import { branchLimits, planAreaLimits } from '../../../domain/ventilation/planner/plan-rooms.ts'
import type { TextKey } from '../../i18n/text.ts'

interface AmountOf<Name> {
  name: Name
  label: TextKey
  limits: Limits
  unit?: string
}

/** Number fields of a room. */
export const roomAmounts: readonly AmountOf<'area' | 'length'>[] = [
  { name: 'area', label: 'planner.area', limits: planAreaLimits, unit: 'm²' },
  { name: 'length', label: 'planner.length', limits: branchLimits, unit: 'm' },
]

/** Number fields of the whole plan. */
export const planAmounts: readonly AmountOf<
  'persons' | 'storeys' | 'height' | 'main' | 'outside'
>[] = [
  { name: 'persons', label: 'planner.persons', limits: personLimits },
  { name: 'storeys', label: 'planner.storeys', limits: storeyLimits },
  { name: 'height', label: 'planner.height', limits: planHeightLimits, unit: 'm' },
  { name: 'main', label: 'planner.main', limits: mainLimits, unit: 'm' },
  { name: 'outside', label: 'planner.outside', limits: mainLimits, unit: 'm' },
]
