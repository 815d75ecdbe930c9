import type { FitParameter } from '../fit/fit-facts.ts'
import type { Size } from './shapes.ts'

/** Single-size parameters with their factor to mm; degrees and pieces stay unchanged. */
const single = {
  dn: { code: 'dn', factor: 1 },
  dn2: { code: 'dn2', factor: 1 },
  angle: { code: 'angle', factor: 1 },
  /** Of ducts and silencers; its ids are thousandths of a metre. */
  length: { code: 'length', factor: 1 },
  coil: { code: 'roll_length', factor: 1000 },
  rollWidth: { code: 'roll_width', factor: 1 },
  tapeWidth: { code: 'tape_width', factor: 1 },
  tapeLength: { code: 'tape_length', factor: 1000 },
  insulation: { code: 'ins_thk', factor: 1 },
  hoodWidth: { code: 'width', factor: 10 },
  hoodLength: { code: 'hood_length', factor: 1 },
  rotor: { code: 'rotor', factor: 1 },
  plate: { code: 'plate', factor: 1 },
  slots: { code: 'slots', factor: 1 },
  ports: { code: 'ports', factor: 1 },
  drain: { code: 'drain_dn', factor: 1 },
  overallWidth: { code: 'overall_width', factor: 1 },
  overallHeight: { code: 'overall_height', factor: 1 },
  overallDepth: { code: 'overall_depth', factor: 1 },
  overallLength: { code: 'overall_length', factor: 1 },
  outer: { code: 'outer_diameter', factor: 1 },
} as const

/** Parameters whose values are several sizes: `400x200`, `4-2x13`. */
const joined = {
  a: { code: 'size_ab', at: 0 },
  b: { code: 'size_ab', at: 1 },
  filterWidth: { code: 'filter_dim', at: 0 },
  filterHeight: { code: 'filter_dim', at: 1 },
  filterDepth: { code: 'filter_dim', at: 2 },
  screwDiameter: { code: 'screw_size', at: 0 },
  screwLength: { code: 'screw_size', at: 1 },
} as const

export type Sizes = Partial<Record<keyof typeof single | keyof typeof joined, Size>>

/** The sizes of a variant: its own parameters before those of its product. */
export function readSizes(parameters: readonly FitParameter[]): Sizes {
  const sizes: Sizes = {}
  const find = (code: string) => parameters.find((parameter) => parameter.code === code)
  for (const [name, { code, factor }] of entriesOf(single)) {
    const value = figureOf(find(code)) * factor
    if (value > 0) sizes[name] = { code, value }
  }
  for (const [name, { code, at }] of entriesOf(joined)) {
    const value = figureOfId(onlyId(find(code)).split('x')[at] ?? '')
    if (value > 0) sizes[name] = { code, value }
  }
  return sizes
}

/** 0 if none or more than one is stated. */
function figureOf(parameter: FitParameter | undefined): number {
  return parameter?.number ?? figureOfId(onlyId(parameter))
}

function onlyId(parameter: FitParameter | undefined): string {
  return parameter?.values.length === 1 ? (parameter.values[0]?.id ?? '') : ''
}

/** Ids use a dash as decimal mark: `4-2` is 4.2. */
function figureOfId(id: string): number {
  return /^\d+(?:-\d+)?$/.test(id) ? Number(id.replace('-', '.')) : 0
}

function entriesOf<K extends string, T>(record: Readonly<Record<K, T>>): [K, T][] {
  // The keys of a literal are known to be its own.
  return Object.entries(record) as [K, T][]
}
