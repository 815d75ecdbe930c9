import { describe, expect, it } from 'vitest'
import { meetsOperatingPoint } from '../fans/operating-point.ts'
import { noiseAt } from '../noise/noise-input.ts'
import { chooseUnits } from './choose-units.ts'
import { exampleFlat } from './example-plans.ts'
import { rateUnit } from './rate-unit.ts'
import { makePlan } from './make-plan.ts'
import { noiseAtPillow, powerOfLevel, silencerLossOf } from './noise-at-pillow.ts'
import type { UnitCandidate } from './unit-candidate.ts'

const made = makePlan(exampleFlat, 'de')
if ('obstacle' in made) throw new Error(made.obstacle)
const { plan } = made

const unit = (id: string, flow: number, own: Partial<UnitCandidate> = {}): UnitCandidate => ({
  productId: id,
  variantId: id,
  categoryId: 'B1.1',
  slug: id,
  sameInOtherColours: [],
  price: 1000,
  diameter: 125,
  sound: null,
  soundPower: 45,
  recovery: 85,
  power: 80,
  zones: [],
  protection: null,
  controls: [],
  volts: ['230'],
  hasBackdraught: false,
  points: [
    [0, 250],
    [flow / 2, 220],
    [flow, 0],
  ],
  ...own,
})

describe('planner: what a unit does in the ducts', () => {
  it.each([60, 110, 120, 130, 200, 400])('%i m³/h: agrees with the filter of listings', (flow) => {
    const rated = rateUnit(unit('u', flow), plan)
    expect(rated.reaches).toBe(meetsOperatingPoint(unit('u', flow).points, plan.duty))
    // A fan that reaches the point runs at or above it, by its curve and the system curve.
    expect(rated.running.flow >= plan.duty.flow - 0.01).toBe(rated.reaches)
  })

  it('turns down to the daily flow, by which it is quieter and takes less (affinity laws)', () => {
    const rated = rateUnit(unit('u', 300, { soundPower: 60 }), plan)
    expect(rated.speed).toBeCloseTo(plan.daily.flow / rated.running.flow, 9)
    expect(rated.power).toBeCloseTo(80 * rated.speed ** 3, 9)
    const full = noiseAtPillow(60, { main: plan.layout.main, valves: 3 })
    expect(rated.noise?.ear).toBeCloseTo(full + 50 * Math.log10(rated.speed), 6)
  })

  it('has the noise that the calculator of sound gives for what leaves the valve', () => {
    // Data sheets state the casing; the duct level is 15 dB higher.
    const atValve = 60 + 15 - silencerLossOf(125)
    const calculated = noiseAt({
      level: atValve,
      basis: 'power',
      from: 3,
      distance: 1.5,
      place: 'wall',
      units: 1,
    })
    expect(noiseAtPillow(60, { main: 125, valves: 1 })).toBeCloseTo(calculated, 9)
    expect(
      noiseAt({
        level: powerOfLevel(30),
        basis: 'power',
        from: 1,
        distance: 3,
        place: 'wall',
        units: 1,
      }),
    ).toBeCloseTo(30, 9)
  })

  it('says nothing of noise where the unit states none', () => {
    expect(rateUnit(unit('u', 300, { soundPower: null }), plan).noise).toBeNull()
  })
})

describe('planner: which units are offered', () => {
  const judge = (...units: UnitCandidate[]) =>
    chooseUnits(units.map((each) => rateUnit(each, plan)))

  it('the cheapest that nobody hears at night is recommended, not the cheapest', () => {
    const chosen = judge(
      unit('loud', 300, { price: 500, soundPower: 70 }),
      unit('calm', 300, { price: 900, soundPower: 50 }),
      unit('calmest', 300, { price: 2000, soundPower: 40, recovery: 92 }),
    )
    expect(chosen.map((each) => [each.unit.productId, each.highlights])).toEqual([
      ['calm', ['recommended']],
      ['loud', ['cheapest']],
      ['calmest', ['quietest', 'thrifty']],
    ])
  })

  it('where the operating point says no, another one is offered; where all do, the nearest', () => {
    expect(judge(unit('weak', 60), unit('strong', 300)).map((each) => each.unit.productId)).toEqual(
      ['strong'],
    )
    const [nearest, ...others] = judge(unit('weak', 60), unit('weaker', 40))
    expect(nearest).toMatchObject({ unit: { productId: 'weak' }, highlights: [], reaches: false })
    expect(others).toEqual([])
    expect(judge()).toEqual([])
  })
})
