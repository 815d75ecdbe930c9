/** Role of a variant in the rules. */
export type FitKind =
  | 'fan'
  | 'unit'
  | 'hood'
  | 'triac'
  | 'transformer'
  | 'ec-control'
  | 'inverter'
  | 'switch'
  | 'low-voltage-supply'
  | 'pressure-sensor'
  | 'sensor'
  | 'panel'
  | 'actuator'
  | 'damper'
  | 'fire-damper'
  | 'fire-cover'
  | 'electric-heater'
  | 'unit-part'
  | 'filter'
  | 'condensate'
  | 'curb'
  | 'unit-kit'
  | 'wall-box'
  | 'universal'
  | 'meter'
  | 'run'

/** By the longest listed prefix of the category. */
const kinds: Record<string, FitKind> = {
  A: 'fan',
  'A3.3': 'curb',
  B1: 'unit',
  B2: 'unit',
  'B2.3': 'unit-kit',
  'B3.2': 'electric-heater',
  D8: 'run',
  D9: 'damper',
  E1: 'run',
  E2: 'run',
  E5: 'run',
  F1: 'unit-part',
  F2: 'filter',
  F3: 'filter',
  F4: 'filter',
  G1: 'run',
  G2: 'run',
  'H1.1': 'triac',
  'H1.2': 'transformer',
  'H1.3': 'ec-control',
  'H1.4': 'inverter',
  H2: 'switch',
  H3: 'sensor',
  'H3.4': 'pressure-sensor',
  H4: 'panel',
  H5: 'actuator',
  I1: 'fire-damper',
  I2: 'fire-damper',
  I3: 'fire-damper',
  I4: 'fire-cover',
  J1: 'hood',
  J3: 'wall-box',
  K1: 'electric-heater',
  L2: 'universal',
  L3: 'universal',
  L4: 'universal',
  L6: 'meter',
  L7: 'condensate',
  M1: 'fan',
  M2: 'unit-part',
  M3: 'fan',
}

/** Extra-low voltage (IEC 61140): a switch with such an output is a supply. */
const extraLow = 50

export function kindOf(category: string, volts: number | null): FitKind | null {
  const kind = atLongestStart(kinds, category)
  return kind === 'switch' && volts !== null && volts < extraLow ? 'low-voltage-supply' : kind
}

/** The entry of the category, of its parent or of the parent's parent. */
export function atLongestStart<T>(
  entries: Readonly<Record<string, T>>,
  category: string,
): T | null {
  for (const start of [category, category.split('.')[0] ?? '', category.slice(0, 1)]) {
    const entry = entries[start]
    if (entry !== undefined) return entry
  }
  return null
}
