/** Data of a unit with heat recovery. */
export interface RecoveryUnit {
  /** Continuous flow in m³/h. */
  flow: number
  /** Heat recovery rate, 0 to 1. */
  recovery: number
  /** Specific power input in W/(m³/h). */
  powerInput: number
}

/** Heat capacity of air in Wh per cubic metre and kelvin. */
const heatOfAir = 0.34
/** Heating degree hours of a year in 1,000 K·h, the middle of 72 to 84 (domain part 2.6). */
const degreeHours = 78
const hoursOfYear = 8760

/**
 * Annual heat savings of a unit in kWh, and its electricity consumption in kWh: Q =
 * 0.34·q·η·HDH/1000 and W = P·h/1000 (domain part 2.6).
 */
export function heatSavings({ flow, recovery, powerInput }: RecoveryUnit): {
  heat: number
  power: number
} {
  return {
    heat: heatOfAir * flow * recovery * degreeHours,
    power: (powerInput * flow * hoursOfYear) / 1000,
  }
}
