import { expect, test } from 'vitest'
import { centralUnit } from './central-unit.ts'

test.each<[string, string[], string]>([
  ['a bare signal input', ['0-10v'], 'manual'],
  ['a bus', ['0-10v', 'modbus'], 'clock'],
  ['an app', ['wlan', 'modbus'], 'clock'],
  ['one CO₂ sensor', ['co2', 'modbus'], 'central'],
  ['one humidity sensor', ['hygro'], 'central'],
  ['two sensors', ['co2', 'hygro'], 'local'],
  ['sensors in several rooms', ['wlan', 'room-sensors'], 'local'],
])('control of a ducted unit (Reg. (EU) 1254/2014 Annex I): %s', (_name, ids, control) => {
  const has = (code: string, id: string) => code === 'ctrl' && ids.includes(id)
  expect(centralUnit(has, 0.85, 0.3).control).toBe(control)
})
