/** Units of air flow with their factor to m³/h. */
export const flowUnits = { 'm³/h': 1, 'l/s': 3.6 } as const
export type FlowUnit = keyof typeof flowUnits

/** Units of pressure with their factor to Pa: 1 mmH₂O at 4 °C and normal gravity. */
export const pressureUnits = { Pa: 1, 'mmH₂O': 9.80665 } as const
export type PressureUnit = keyof typeof pressureUnits

const factors = { ...flowUnits, ...pressureUnits }
export type AirUnit = FlowUnit | PressureUnit

/** Converts an amount to m³/h or Pa. */
export function toBaseUnit(amount: number, unit: AirUnit): number {
  return amount * factors[unit]
}

/** Converts m³/h or Pa to another unit. */
export function fromBaseUnit(amount: number, unit: AirUnit): number {
  return amount / factors[unit]
}

/** The unit of a name; the first one if unknown. */
export function unitOf<Unit extends AirUnit>(units: Record<Unit, number>, name: string): Unit {
  // Keys of the record itself, which has nothing else.
  const [first, ...others] = Object.keys(units) as [Unit, ...Unit[]]
  return others.find((unit) => unit === name) ?? first
}
