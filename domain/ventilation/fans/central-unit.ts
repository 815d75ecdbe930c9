import type { ResidentialUnit } from './energy-class.ts'

type Has = (code: string, id: string) => boolean

/** Energy data of a ducted residential unit. `has`: whether a parameter has a value, `('ctrl', 'co2')`. */
export function centralUnit(has: Has, heatRecovery: number, powerInput: number): ResidentialUnit {
  return {
    heatRecovery,
    powerInput,
    control: controlOf(has),
    speed: 'variable',
    ducted: true,
    // An enthalpy exchanger transfers moisture to the supply air, so it does not freeze.
    defrosts: !has('exchanger', 'enthalpy'),
  }
}

const sensors = ['co2', 'hygro', 'voc', 'pir']

/**
 * Control of a ducted unit by the definitions of Reg. (EU) 1254/2014 Annex I: demand control is
 * local by more than one sensor, central by a single one. An app or bus runs a weekly programme; a
 * bare signal input has none.
 */
function controlOf(has: Has): ResidentialUnit['control'] {
  const count = sensors.filter((id) => has('ctrl', id)).length
  if (count > 1 || has('ctrl', 'room-sensors')) return 'local'
  if (count === 1) return 'central'
  return has('ctrl', 'modbus') || has('ctrl', 'wlan') ? 'clock' : 'manual'
}
