import type { Parameter } from '../../product/parameter.ts'
import { centralUnit } from './central-unit.ts'
import {
  type Climate,
  controlFactor,
  electricityUsed,
  heatingSaved,
  type ResidentialUnit,
  specificEnergy,
} from './energy-class.ts'

/** Figures of the product fiche of a ducted bidirectional unit (Reg. (EU) 1254/2014 Annex IV). */
export interface UnitFiche {
  /** In kWh/(m²·a). */
  consumption: Record<Climate, number>
  control: ResidentialUnit['control']
  controlFactor: number
  speed: ResidentialUnit['speed']
  /** In %. */
  efficiency: number
  /** In m³/h. */
  maxFlow: number
  /** At maximum flow, in W. */
  power: number
  /** In dB(A). */
  soundPower: number
  /** 70 % of the maximum, in m³/s. */
  referenceFlow: number
  /** In Pa. */
  referencePressure: number
  /** In W/(m³/h). */
  powerInput: number
  /** Maximum leakage in %. */
  leakage: { internal: number; external: number }
  /** In kWh/a for 100 m². */
  electricity: number
  saved: Record<Climate, number>
}

/** Pressure difference at which ducted units are measured, in Pa. */
const ductedPressure = 50

/** The fiche of a variant; null if a figure is missing, or it is no such unit. */
export function unitFiche(parameters: readonly Parameter[]): UnitFiche | null {
  const numberOf = (code: string) => parameters.find((each) => each.code === code)?.number ?? null
  const has = (code: string, id: string) =>
    parameters.some((each) => each.code === code && each.values.some((value) => value.id === id))
  const [maxFlow, power, soundPower] = [numberOf('q_max'), numberOf('p_el'), numberOf('lwa')]
  const [efficiency, powerInput] = [numberOf('eta_t'), numberOf('spi')]
  const [internal, external] = [numberOf('leak_int'), numberOf('leak_ext')]
  if (maxFlow === null || power === null || soundPower === null) return null
  if (efficiency === null || powerInput === null) return null
  if (internal === null || external === null) return null
  const unit = centralUnit(has, efficiency / 100, powerInput)
  const perClimate = (figure: (climate: Climate) => number) => ({
    cold: figure('cold'),
    average: figure('average'),
    warm: figure('warm'),
  })
  return {
    consumption: perClimate((climate) => rounded(specificEnergy(unit, climate), 1)),
    control: unit.control,
    controlFactor: controlFactor[unit.control],
    speed: unit.speed,
    efficiency,
    maxFlow,
    power,
    soundPower: Math.round(soundPower),
    referenceFlow: rounded((0.7 * maxFlow) / 3600, 3),
    referencePressure: ductedPressure,
    powerInput,
    leakage: { internal, external },
    electricity: Math.round(electricityUsed(unit) * 100),
    saved: perClimate((climate) => Math.round(heatingSaved(unit, climate) * 100)),
  }
}

function rounded(figure: number, digits: number): number {
  return Number(figure.toFixed(digits))
}
