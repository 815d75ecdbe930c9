import type { Parameter } from '../../product/parameter.ts'
import { type ConnectionEnd, connectionEnds } from './connection.ts'
import { ductDiameters } from './duct-input.ts'

/** End types by category (domain part 2.4); the longest prefix counts. null: joins no duct. */
const endsOfCategories: Record<string, ConnectionEnd | null> = {
  A1: 'male',
  'A1.5': null,
  A2: 'male',
  'A4.1': 'male',
  'A4.2': 'flange',
  B1: 'male',
  B2: 'male',
  C1: 'pipe',
  C2: 'hose',
  C3: 'pipe',
  D: 'male',
  E1: 'male',
  E2: 'male',
  E5: 'male',
  F5: 'male',
  F6: 'male',
  G1: 'male',
  G2: 'male',
  G4: 'female',
  I1: 'male',
  I2: 'male',
  I3: 'male',
  J: 'male',
  K1: 'male',
  K2: 'male',
  M3: 'male',
}

export interface Connection {
  /** mm */
  size: number
  end: ConnectionEnd
}

/**
 * How a product connects: by its diameter, and by the end type of its parameters or category. null
 * unless it connects by one round end.
 */
export function connectionOf(
  categoryId: string,
  parameters: readonly Pick<Parameter, 'code' | 'values'>[],
): Connection | null {
  const only = (name: string) => {
    const values = parameters.find(({ code }) => code === name)?.values ?? []
    return values.length === 1 ? values[0]?.id : undefined
  }
  const size = ductDiameters.find((diameter) => String(diameter) === only('dn'))
  const named = connectionEnds.find((each) => each === only('end'))
  const end = named ?? endOf(categoryId)
  return size !== undefined && end !== null ? { size, end } : null
}

function endOf(categoryId: string): ConnectionEnd | null {
  const starts = [categoryId, categoryId.split('.')[0] ?? '', categoryId.slice(0, 1)]
  for (const start of starts) {
    const end = endsOfCategories[start]
    if (end !== undefined) return end
  }
  return null
}

/** Whether the category's products are flat or rectangular ducts. */
export function isRectangularDuct(categoryId: string): boolean {
  return /^(?:A2\.4|C4|C5|D7|G3)/.test(categoryId)
}

/** The end type that fits directly. */
export function counterpart(end: ConnectionEnd): ConnectionEnd {
  if (end === 'flange') return 'flange'
  return end === 'male' ? 'pipe' : 'male'
}
