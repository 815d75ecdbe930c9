/** Upper limits of the specific energy consumption in kWh/(m²·a) (Reg. (EU) 1254/2014, Annex II). */
const limits = [
  [-42, 'A+'],
  [-34, 'A'],
  [-26, 'B'],
  [-23, 'C'],
  [-20, 'D'],
  [-10, 'E'],
  [0, 'F'],
] as const
export type EnergyClass = (typeof limits)[number][1] | 'G'

/** Control factor of a residential unit (Annex VIII of Reg. (EU) 1253/2014). */
export const controlFactor = { manual: 1, clock: 0.95, central: 0.85, local: 0.65 } as const
/** Exponent of that factor, by speed control. */
export const speedExponent = { onOff: 1, two: 1.2, several: 1.5, variable: 2 } as const

export interface ResidentialUnit {
  /** Heat recovery rate, 0 to 1; 0 for an extract fan. */
  heatRecovery: number
  /** Specific power input in kW/(m³/h). */
  powerInput: number
  control: keyof typeof controlFactor
  speed: keyof typeof speedExponent
  ducted: boolean
  /** Needs defrosting in winter; a regenerative one does not. */
  defrosts: boolean
}

/** Specific energy consumption in kWh/(m²·a), average climate (Reg. (EU) 1254/2014, Annex VIII). */
export function specificEnergy(unit: ResidentialUnit): number {
  const control = controlFactor[unit.control]
  const misc = unit.ducted ? 1.1 : 1.21
  const fan = 8760 * 2.5 * 1.3 * misc * control ** speedExponent[unit.speed] * unit.powerInput
  const saved =
    ((5112 * 9.5 * 0.000344) / 0.75) * (2.2 - 1.3 * control * misc * (1 - unit.heatRecovery))
  return fan / 1000 - saved + (unit.defrosts ? 0.45 : 0)
}

/** Class of a specific energy consumption in kWh/(m²·a). */
export function energyClass(consumption: number): EnergyClass {
  return limits.find(([limit]) => consumption < limit)?.[1] ?? 'G'
}
