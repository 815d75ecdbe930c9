import { describe, expect, it } from 'vitest'
import { checkFit } from './check-fit.ts'
import { checkReplacement } from './check-replacement.ts'
import { isDangerous } from './fit-result.ts'
import { satisfiesMarking, parseMarking } from './marking.ts'
import { facts } from './testing/facts.ts'

const acFan = 'A2.2 dn=160 motor=ac u=230 i_max:0.6 p_el:110'
const ecFan = 'A2.2 dn=160 motor=ec u=230 ctrl=0-10v i_max:0.4 p_el:75'
const threePhase = 'A4.2 dn=400 motor=ac u=400 i_max:0.5 p_el:260'
const exFan = `${threePhase.replace('A4.2', 'A4.3')} atex="II 2G Ex eb IIB T3"`
const transformer = 'H1.2 i_ctrl=1-5 u=230'
const inverter = 'H1.4 p_motor=0-37 u=400'
const bathFan = 'A1.1 dn=100 motor=ac u=230 p_el:12'
const lowVoltageFan = 'A1.4 dn=100 motor=ac u=12 p_el:12'
const heater = 'K1 dn=160 p_heat=3 u=230 material=galvanised'
const fireplaceFan = 'A2.5 dn=150 motor=ac u=230 t_max:150 material=galvanised i_max:0.5'

/**
 * One variant, the other one, the expected result (`fits`, `incompatible` or `unknown`) and its reason.
 */
const pairs: readonly (readonly [string, string, string])[] = [
  // Ends, EN 1506: a male end is smaller than the female one.
  ['D1 dn=160', 'C1 dn=160', 'fits ends-join'],
  ['D1 dn=160', 'C1 dn=150', 'incompatible size-differs'],
  ['D1 dn=160', 'D2 dn=160', 'incompatible ends-alike'],
  ['C1 dn=160', 'C2.1 dn=160', 'incompatible ends-alike'],
  ['D4 dn=160 end=female', 'D1 dn=160', 'fits ends-join'],
  ['D4 dn=160 end=female', 'C1 dn=160', 'incompatible ends-alike'],
  ['D4 dn=160 end=male', 'C1 dn=160', 'fits ends-join'],
  ['D3 dn=160 dn2=125', 'C1 dn=125', 'fits ends-join'],
  ['L1 dn=125', 'C1 dn=125', 'fits ends-join'],
  ['C5 size_ab=400x200', 'G3 size_ab=400x200', 'fits ends-join'],
  ['C5 size_ab=400x200', 'I1 size_ab=500x250', 'incompatible size-differs'],
  ['C4 size_ab=110x54', 'D7 size_ab=110x54', 'fits ends-join'],
  // An adapter from a flat to a round duct has an end of each.
  ['C4 size_ab=220x90', 'D7 size_ab=220x90 dn=150', 'fits ends-join'],
  ['C3 dn=150', 'D7 size_ab=220x90 dn=150', 'fits ends-join'],
  ['C3 dn=125', 'D7 size_ab=220x90 dn=150', 'incompatible size-differs'],
  ['B3.1 dn=75 ports=6', 'B3.1 dn=75 roll_length=50', 'fits ends-join'],
  ['E1.1 size_ab=150x150', 'C1 dn=150', 'unknown'],
  // In one run with a device, or in its opening.
  ['D8 dn=100', 'A1.1 dn=100', 'fits same-run'],
  ['D8 dn=80', 'A1.1 dn=100', 'incompatible size-differs'],
  ['A3.3 dn=315', 'A3.1 dn=315', 'fits same-opening'],
  ['B2.3 dn=150', 'B2.1 dn=160', 'incompatible size-differs'],
  // Speed controllers: the motor, its voltage, its current with a reserve of a fifth.
  [transformer, acFan, 'fits carries-motor'],
  [transformer, ecFan, 'incompatible electronic-motor'],
  ['H1.1 i_ctrl=2-5 u=230', ecFan, 'incompatible electronic-motor'],
  ['H1.1 i_ctrl=2-5 u=230', 'A1.2 motor=dc u=230 i_max:0.1', 'incompatible electronic-motor'],
  [transformer, threePhase, 'incompatible voltage-differs'],
  [transformer, acFan.replace('0.6', '1.3'), 'incompatible current-too-high'],
  [transformer, acFan.replace('0.6', '1.25'), 'fits carries-motor'],
  [transformer, 'A2.2 dn=160 motor=ac u=230', 'unknown'],
  [inverter, threePhase, 'fits carries-motor'],
  [inverter, ecFan, 'incompatible electronic-motor'],
  [inverter, acFan, 'incompatible single-phase-motor'],
  ['H1.4 p_motor=0-37 u=230', threePhase, 'incompatible voltage-differs'],
  [inverter, threePhase.replace('260', '480'), 'incompatible power-too-high'],
  ['H1.3 ctrl_signal=0-10v', ecFan, 'fits signal-understood'],
  ['H1.3 ctrl_signal=pwm', ecFan, 'incompatible signal-differs'],
  ['H1.3 ctrl_signal=0-10v', acFan, 'incompatible no-signal-input'],
  ['H1.3 ctrl_signal=0-10v', 'A1.2 motor=ec u=230', 'unknown'],
  // Switches and supplies.
  ['H2 equipment=t u=230', bathFan, 'fits switches-fan'],
  ['H2 equipment=t u=230', lowVoltageFan, 'incompatible voltage-differs'],
  ['H2 equipment=t u=230', 'A2.1 motor=ac u=230 p_el:160', 'incompatible power-too-high'],
  ['H2 u=12', lowVoltageFan, 'fits feeds-fan'],
  ['H2 u=12', bathFan, 'incompatible voltage-differs'],
  ['H2 u=12', lowVoltageFan.replace('ac', 'dc'), 'incompatible supply-is-alternating'],
  ['H4 ctrl_signal=modbus', 'B1.1 motor=ec ctrl=0-10v+modbus', 'fits signal-understood'],
  ['H4 ctrl_signal=wlan', 'B1.1 motor=ec ctrl=0-10v', 'incompatible signal-differs'],
  ['H4 ctrl_signal=modbus', 'H3.2 ctrl_signal=modbus', 'fits signal-understood'],
  // Heaters (EN 60335-2-30) and actuators (EN 15650).
  ['H3.4 ctrl_signal=dry', heater, 'fits guards-heater'],
  ['H3.4 ctrl_signal=0-10v', heater, 'incompatible no-contact'],
  ['C3 dn=160 material=pvc t_max:60', heater, 'incompatible too-hot'],
  ['C1 dn=160 material=galvanised', heater, 'fits ends-join'],
  ['H5 torque=4 u=230 actuator=230v', 'D9 dn=160 actuator=none', 'fits moves-damper'],
  ['H5 torque=4 u=230 actuator=230v', 'D9 dn=160 actuator=24v', 'incompatible has-an-actuator'],
  ['H5 torque=4 u=230 actuator=230v', 'I1 dn=160 actuator=none', 'incompatible tested-as-a-whole'],
  // Explosion protection (2014/34/EU): electrical equipment is marked, plastic charges itself.
  [inverter, exFan, 'incompatible explosion-protection'],
  ['L6 measures=velocity', exFan, 'incompatible explosion-protection'],
  ['E1.3 dn=400 material=abs', exFan, 'incompatible static-charge'],
  ['E1.3 dn=400 material=galvanised', exFan, 'fits same-run'],
  ['L3 volume=310', exFan, 'fits universal'],
  // Meters, by their quantity.
  ['L6 measures=pressure', 'F2 filter_dim=592x592', 'fits measures-it'],
  ['L6 measures=co2', 'F2 filter_dim=592x592', 'unknown'],
  ['L6 measures=co2', 'H3.2 ctrl_signal=0-10v', 'fits measures-it'],
  ['L6 measures=velocity+flow', 'E2.2 dn=125', 'fits measures-it'],
  ['L6 measures=velocity', 'I4 fire_class=ei90', 'unknown'],
  // Heat.
  ['C2.1 dn=150 material=aluminium t_max:250', fireplaceFan, 'fits ends-join'],
  ['C3 dn=150 material=pp', fireplaceFan, 'incompatible too-hot'],
  ['D8 dn=150 material=galvanised gasket', fireplaceFan, 'incompatible too-hot'],
  ['L2 material=aluminium t_max:120', fireplaceFan, 'incompatible too-hot'],
  // Fire: insulation resists as long as the damper (EN 13501-3); K90-18017 is another test.
  ['I4 fire_class=ei90', 'I1 dn=160 fire_class=ei90', 'fits fire-class'],
  ['I4 fire_class=ei60', 'I1 dn=160 fire_class=ei90', 'incompatible fire-class-lower'],
  ['I4 fire_class=ei90', 'I3 dn=160 fire_class=k90', 'unknown'],
  // Made for a named unit; central units drain.
  ['F1 unit_model=fjord-300+fjord-400', 'B1.2 model=fjord-400 motor=ec', 'fits made-for-unit'],
  [
    'F1 unit_model=fjord-300',
    'B1.2 model=boreas-160 motor=ec',
    'incompatible made-for-another-unit',
  ],
  ['F1 unit_model=fjord-300', 'B1.2 motor=ec', 'unknown'],
  ['L7 drain_dn=32', 'B1.1 motor=ec', 'fits drains-unit'],
  ['L2 material=pvc', 'C4 size_ab=110x54', 'fits universal'],
  ['F4 filter_iso=epm10-50', 'H1.1 i_ctrl=5', 'unknown'],
]

describe('fit of two variants, as a rule with its reason', () => {
  it.each(pairs)('%s + %s: %s', (one, other, expected) => {
    const [a, b] = [facts(one), facts(other)]
    const result = checkFit(a, b)
    expect('reason' in result ? `${result.outcome} ${result.reason}` : result.outcome).toBe(
      expected,
    )
    expect(checkFit(b, a)).toEqual(result)
  })

  it('a danger outweighs every rule that allows', () => {
    for (const [one, other, expected] of pairs) {
      const result = checkFit(facts(one), facts(other))
      const isHarmless = /^(?:fits|unknown|incompatible (?:size|ends|signal|no-|made|has))/.test(
        expected,
      )
      expect({ one, other, isDangerous: isDangerous(result) }).toEqual({
        one,
        other,
        isDangerous: !isHarmless,
      })
    }
  })
})

/** The replaced variant, its replacement, the expected result. */
const replacements: readonly (readonly [string, string, string])[] = [
  ['A1.1 dn=100 u=230', 'A1.2 dn=100 u=230', 'fits'],
  ['A1.1 dn=100 u=230', 'A1.1 dn=125 u=230', 'size-differs'],
  ['A3.1 dn=315 u=230', 'A3.1 dn=315 u=400', 'voltage-differs'],
  [
    'A4.3 dn=315 u=400 atex="II 2G Ex eb IIB T3"',
    'A4.3 dn=315 u=400 atex="II 3G Ex ec IIC T4"',
    'explosion-protection',
  ],
  ['A4.1 dn=315 u=400', 'A4.3 dn=315 u=400 atex="II 3G Ex ec IIC T4"', 'fits'],
  ['D4 dn=125 end=male', 'D4 dn=125 end=female', 'ends-alike'],
  ['I1 dn=160 fire_class=ei90', 'I1 dn=160 fire_class=ei60', 'fire-class-lower'],
  ['I1 dn=160 fire_class=ei60', 'I1 dn=160 fire_class=ei120', 'fits'],
  ['I3 dn=160 fire_class=k90', 'I1 dn=160 fire_class=ei90', 'fire-class-lower'],
  [
    'F2 filter_dim=592x592x360 filter_iso=epm1-60',
    'F2 filter_dim=592x592x360 filter_iso=epm1-80',
    'fits',
  ],
  [
    'F2 filter_dim=592x592x360 filter_iso=epm1-60',
    'F2 filter_dim=592x592x360 filter_iso=epm25-70',
    'filter-class-lower',
  ],
  [
    'F2 filter_dim=592x592x360 filter_iso=epm1-60',
    'F2 filter_dim=592x592x600 filter_iso=epm1-60',
    'filter-size-differs',
  ],
  ['F1 unit_model=fjord-300', 'F1 unit_model=fjord-300+fjord-400', 'fits'],
  ['F1 unit_model=fjord-300', 'F1 unit_model=fjord-400', 'made-for-another-unit'],
]

describe('a replacement', () => {
  it.each(replacements)('%s by %s: %s', (old, next, expected) => {
    const result = checkReplacement(facts(old), facts(next))
    expect(result.outcome === 'incompatible' ? result.reason : result.outcome).toBe(expected)
  })
})

describe('a marking for explosive atmospheres', () => {
  it('is read with category, gas group and temperature class, and nothing else is one', () => {
    expect(parseMarking('II 2G Ex h IIB+H2 T4')).toEqual({
      category: 2,
      gasGroup: 3,
      temperatureClass: 4,
    })
    for (const text of [null, '', 'IP54', 'Ex', 'II 2D Ex tb IIIC T80°C'])
      expect(parseMarking(text)).toBe(null)
  })

  it('covers zones, gases and surfaces that are less severe', () => {
    const marking = (category: number, gasGroup: number, temperatureClass: number) => ({
      category,
      gasGroup,
      temperatureClass,
    })
    expect(satisfiesMarking(marking(2, 4, 4), marking(3, 2, 3))).toBe(true)
    for (const weaker of [marking(3, 4, 4), marking(2, 1, 4), marking(2, 4, 2)]) {
      expect(satisfiesMarking(weaker, marking(2, 2, 3))).toBe(false)
    }
  })
})
