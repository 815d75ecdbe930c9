import { describe, expect, it } from 'vitest'
import { findIncompatibilities } from './find-incompatibilities.ts'
import { facts } from './testing/facts.ts'

const lines = (of: Record<string, string>) =>
  Object.entries(of).map(([id, description]) => ({ id, facts: facts(description) }))
const incompatibilities = (of: Record<string, string>) =>
  findIncompatibilities(lines(of)).map(
    ({ part, other, reason }) => `${part} with ${other}: ${reason}`,
  )

const ecFan = 'A2.1 dn=125 motor=ec u=230 ctrl=0-10v i_max:0.2 p_el:30'
const acFan = 'A2.1 dn=125 motor=ac u=230 i_max:1.3 p_el:230'
const transformer = 'H1.2 i_ctrl=2-5 u=230'

describe('§3 fit: what a cart holds that cannot be used together', () => {
  it('a transformer beside an EC fan alone cannot drive it; the signal controllers can', () => {
    expect(incompatibilities({ transformer, fan: ecFan })).toEqual([
      'transformer with fan: electronic-motor',
    ])
    const [incompatibility] = findIncompatibilities(lines({ transformer, fan: ecFan }))
    expect(incompatibility?.instead).toEqual({
      category: 'controllers',
      values: { ctrl_signal: ['0-10v'] },
      ranges: {},
    })
  })

  it('a controller that is too weak leads to those that carry the current', () => {
    const [incompatibility] = findIncompatibilities(
      lines({ weak: 'H1.2 i_ctrl=1-5 u=230', fan: acFan }),
    )
    expect(incompatibility?.reason).toBe('current-too-high')
    expect(incompatibility?.instead?.values).toEqual({
      u: ['230'],
      i_ctrl: ['2-5', '3-5', '5', '7', '10', '13'],
    })
  })

  it('says nothing where one of the fans is driven by it, or nothing is known', () => {
    expect(
      incompatibilities({ transformer, one: acFan.replace('1.3', '0.9'), other: ecFan }),
    ).toEqual([])
    expect(incompatibilities({ transformer, fan: 'A2.1 dn=125 motor=ac u=230' })).toEqual([])
  })

  it('says nothing of parts alone, or of sizes that differ: they may be for something at home', () => {
    expect(incompatibilities({ transformer })).toEqual([])
    expect(
      incompatibilities({ fan: ecFan, duct: 'C1 dn=160', bend: 'D1 dn=100', tape: 'L2' }),
    ).toEqual([])
    expect(incompatibilities({ filter: 'F1 unit_model=fjord-300', fan: ecFan })).toEqual([])
    expect(
      incompatibilities({ motor: 'M2 unit_model=silva-100', unit: 'B1.1 model=boreas-160' }),
    ).toEqual([])
  })

  it.each([
    [
      'an inverter and an explosion-proof fan',
      'H1.4 p_motor=4 u=400',
      'A4.3 dn=315 motor=ac u=400 p_el:200 i_max:0.4 atex="II 2G Ex eb IIB T3"',
      'explosion-protection',
    ],
    [
      'a filter set of another unit',
      'F1 unit_model=fjord-300',
      'B1.1 model=boreas-160 motor=ec',
      'made-for-another-unit',
    ],
    [
      'an actuator and a damper that has one',
      'H5 u=230 actuator=230v',
      'D9 dn=160 actuator=24v',
      'has-an-actuator',
    ],
    [
      'an actuator and a fire damper',
      'H5 u=230 actuator=230v',
      'I1 dn=160 actuator=none',
      'tested-as-a-whole',
    ],
    [
      'insulation below the class of the damper',
      'I4 fire_class=ei60',
      'I1 dn=160 fire_class=ei90',
      'fire-class-lower',
    ],
    ['a signal controller and an AC fan', 'H1.3 ctrl_signal=0-10v', acFan, 'no-signal-input'],
    [
      'a safety transformer and a mains fan',
      'H2 u=12',
      'A1.1 motor=ac u=230 p_el:12',
      'voltage-differs',
    ],
  ])('%s: says why', (_, part, other, reason) => {
    expect(incompatibilities({ part, other })).toEqual([`part with other: ${reason}`])
    expect(incompatibilities({ other, part })).toEqual([`part with other: ${reason}`])
  })

  it('lists nothing in place of a controller for explosive areas', () => {
    const [incompatibility] = findIncompatibilities(
      lines({
        inverter: 'H1.4 p_motor=4 u=400',
        fan: 'A4.3 motor=ac u=400 p_el:200 i_max:0.4 atex="II 3G Ex ec IIC T4"',
      }),
    )
    expect(incompatibility?.instead).toBeNull()
  })
})
