import type { ParameterValueRecord } from '../../../backend/db/columns.ts'
import type { VariantRecord } from '../../records.ts'
import type { Plan } from '../plan.ts'

/** Parameters with the content of one sale unit, in thousandths or whole units of the measure. */
const measures = [
  { code: 'length', per: 1000, unit: 'm' },
  { code: 'roll_length', per: 1, unit: 'm' },
  { code: 'tape_length', per: 1, unit: 'm' },
  { code: 'volume', per: 1000, unit: 'l' },
]

/** Families sold by length or volume; a silencer has a length but is sold by the piece. */
const measured = new Set([
  'spiral', 'alu-flex', 'insulated-flex', 'plastic-flex', 'plastic-round', 'flat-duct', 'rect-duct', 'semi-rigid', 'tape', 'sealant', 'insulation', 'fire-insulation',
])

/** Content of a variant for its price per measure (PAngV § 4). */
export function baseMeasureOf({ family }: Plan, values: ReadonlyMap<string, ParameterValueRecord>): Pick<VariantRecord, 'baseMeasure'> {
  if (!measured.has(family.id)) return {}
  for (const { code, per, unit } of measures) {
    const value = values.get(code)
    if (value && 'values' in value) return { baseMeasure: { amount: Number(value.values[0]) / per, unit } }
  }
  return {}
}
