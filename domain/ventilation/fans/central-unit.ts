import type { ResidentialUnit } from './energy-class.ts'

/** A ducted residential unit by its parameters: `has('ctrl', 'co2')`. */
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
    // Moisture that goes over to the supply air does not freeze.
    defrosts: !has('exchanger', 'enthalpy'),
  }
}
