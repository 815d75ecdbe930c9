/** Measured at the point of best efficiency of a domestic range hood. */
export interface HoodMeasures {
  /** In m³/h. */
  flow: number
  /** In Pa. */
  pressure: number
  /** Electric power of the motor in W. */
  power: number
  /** Of the light, in W. */
  lampPower: number
}

export interface HoodEnergy {
  /** FDE in %. */
  fluidEfficiency: number
  /** AEC in kWh/a. */
  consumption: number
  /** EEI. */
  index: number
}

/** Daily minutes of the fan and of the light in the calculation. */
const daily = { running: 60, light: 120 } as const

/** Reg. (EU) 65/2014 Annex II point 2, for hoods that are not fully automatic. */
export function hoodEnergy({ flow, pressure, power, lampPower }: HoodMeasures): HoodEnergy {
  const fluidEfficiency = tenth(((flow * pressure) / (3600 * power)) * 100)
  const timeFactor = tenth(2 - (fluidEfficiency * 3.6) / 100)
  const wattMinutes = power * daily.running * timeFactor + lampPower * daily.light
  const consumption = tenth((wattMinutes / 60_000) * 365)
  const standard = tenth(0.55 * (power + lampPower) + 15.3)
  return { fluidEfficiency, consumption, index: tenth((consumption / standard) * 100) }
}

/** Annex I table 2, label 4: from A+++ to D. */
const indexLimits = [
  [30, 'A+++'],
  [37, 'A++'],
  [45, 'A+'],
  [55, 'A'],
  [70, 'B'],
  [85, 'C'],
] as const
export type HoodClass = (typeof indexLimits)[number][1] | 'D'

export function hoodClass(index: number): HoodClass {
  return indexLimits.find(([limit]) => index < limit)?.[1] ?? 'D'
}

function tenth(figure: number): number {
  return Math.round(figure * 10) / 10
}
