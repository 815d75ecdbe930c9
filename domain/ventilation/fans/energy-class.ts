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

/** Hours of heating, temperature difference in K and defrosting in kWh/(m²·a) of a climate. */
const climates = {
  cold: { hours: 6552, difference: 14.5, defrosting: 5.82 },
  average: { hours: 5112, difference: 9.5, defrosting: 0.45 },
  warm: { hours: 4392, difference: 5, defrosting: 0 },
} as const
export type Climate = keyof typeof climates

const primaryEnergy = 2.5
const miscellaneous = ({ ducted }: ResidentialUnit) => (ducted ? 1.1 : 1.21)

/** Electricity of the fans in kWh/(m²·a). */
function fanEnergy(unit: ResidentialUnit): number {
  const reduction = controlFactor[unit.control] ** speedExponent[unit.speed]
  return (8760 * 1.3 * miscellaneous(unit) * reduction * unit.powerInput) / 1000
}

/** Annual heating saved in kWh of primary energy per m² (Reg. (EU) 1254/2014, Annex VIII). */
export function heatingSaved(unit: ResidentialUnit, climate: Climate = 'average'): number {
  const { hours, difference } = climates[climate]
  const lost = 1.3 * controlFactor[unit.control] * miscellaneous(unit) * (1 - unit.heatRecovery)
  return ((hours * difference * 0.000344) / 0.75) * (2.2 - lost)
}

/** Annual consumption of electricity in kWh/(m²·a), average climate. */
export function electricityUsed(unit: ResidentialUnit): number {
  return fanEnergy(unit) + (unit.defrosts ? climates.average.defrosting / primaryEnergy : 0)
}

/** Specific energy consumption in kWh/(m²·a) (Reg. (EU) 1254/2014, Annex VIII). */
export function specificEnergy(unit: ResidentialUnit, climate: Climate = 'average'): number {
  const defrosting = unit.defrosts ? climates[climate].defrosting : 0
  return primaryEnergy * fanEnergy(unit) - heatingSaved(unit, climate) + defrosting
}
