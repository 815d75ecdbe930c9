/** What a unit with heat recovery is known by. */
export interface RecoveryUnit {
  /** m³/h that it moves all day. */
  flow: number
  /** Part of the heat that is recovered, 0 to 1. */
  recovery: number
  /** Specific power input in W/(m³/h). */
  powerInput: number
}

/** Wh that a cubic metre of air holds for each kelvin. */
const heatOfAir = 0.34
/** Heating degree hours of a year in 1,000 K·h, the middle of 72 to 84 (domain part 2.6). */
const degreeHours = 78
const hoursOfYear = 8760

/**
 * Heat in kWh that a unit keeps in the house in a year, and current in kWh that it takes for that:
 * Q = 0.34·q·η·HDH/1000 and W = P·h/1000 (domain part 2.6).
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
