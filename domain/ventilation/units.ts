/** Units of air flow, by how many m³/h one of them is. */
export const flowUnits = { 'm³/h': 1, 'l/s': 3.6 } as const
export type FlowUnit = keyof typeof flowUnits

/** Units of pressure, by how many Pa one of them is: 1 mmH₂O at 4 °C and normal gravity. */
export const pressureUnits = { Pa: 1, 'mmH₂O': 9.80665 } as const
export type PressureUnit = keyof typeof pressureUnits

const factors = { ...flowUnits, ...pressureUnits }
export type AirUnit = FlowUnit | PressureUnit

/** An amount in m³/h or Pa of one in another unit. */
export function toBaseUnit(amount: number, unit: AirUnit): number {
  return amount * factors[unit]
}

/** An amount of m³/h or Pa in another unit. */
export function fromBaseUnit(amount: number, unit: AirUnit): number {
  return amount / factors[unit]
}

/** The unit of a name among some; the first of them for any other name. */
export function unitOf<Unit extends AirUnit>(units: Record<Unit, number>, name: string): Unit {
  // Keys of the record itself, which has nothing else.
  const [first, ...others] = Object.keys(units) as [Unit, ...Unit[]]
  return others.find((unit) => unit === name) ?? first
}
