import type { ResidentialUnit } from './energy-class.ts'

/** Energy data of a ducted residential unit. `has`: whether a parameter has a value, `('ctrl', 'co2')`. */
export function centralUnit(
  has: (code: string, id: string) => boolean,
  heatRecovery: number,
  powerInput: number,
): ResidentialUnit {
  const senses = has('ctrl', 'co2') || has('ctrl', 'hygro')
  return {
    heatRecovery,
    powerInput,
    control: senses ? 'local' : has('ctrl', 'modbus') || has('ctrl', 'wlan') ? 'central' : 'clock',
    speed: 'variable',
    ducted: true,
    // An enthalpy exchanger transfers moisture to the supply air, so it does not freeze.
    defrosts: !has('exchanger', 'enthalpy'),
  }
}
