import type { DocumentKind } from '../../backend/db/columns.ts'
import type { ProductRecord } from '../records.ts'
import type { Spread } from './description.ts'
import type { Plan } from './plan.ts'

const withManual = new Set(['fan', 'industrial', 'hrv', 'heat', 'hood', 'set'])

/** Harmonised under the construction products regulation: fire dampers and valves (EN 15650). */
const declared = new Set(['I1', 'I2'])

/** Downloads of a product. */
export function documentsOf(plan: Plan, spread: Spread): DocumentKind[] {
  const { family } = plan
  const hasManual = family.group === 'control' || family.group === 'fire' || (family.device && withManual.has(family.group))
  return [
    'data-sheet',
    ...(hasManual ? (['manual'] as const) : []),
    ...(declared.has(family.category) ? (['declaration'] as const) : []),
    ...(energyLabelOf(plan, spread) ? (['energy-label'] as const) : []),
  ]
}

/** Residential ventilation units and household hoods have a label; bathroom fans below 30 W have none. */
export function energyLabelOf({ family }: Plan, spread: Spread): ProductRecord['energyLabel'] {
  if (!spread.has('energy_class')) return null
  if (family.group === 'hrv') return { regulation: 'EU 1254/2014', best: 'A+', worst: 'G' }
  return family.category === 'J1' ? { regulation: 'EU 65/2014', best: 'A+++', worst: 'D' } : null
}
