import { describe, expect, it } from 'vitest'
import { csn15665, din18017, dwellingDemand } from '../rooms/air-demand.ts'
import { ductInputOf, queryOfDuct } from '../duct/duct-input.ts'
import { ductRun } from '../duct/duct-run.ts'
import { exampleFlat, exampleHouse } from './example-plans.ts'
import { type DwellingPlan, makePlan, planObstacles } from './make-plan.ts'
import { planMarkets } from './market-rules.ts'
import { partCategories, partsList, rollsFor } from './parts-list.ts'
import { insulations, type PlanInput, planSystems } from './plan-input.ts'
import { planRoomKinds } from './room-kinds.ts'
import { shareFlow } from './share-flow.ts'
import { planSketch } from './sketch.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

/** Dwellings of every size, with rooms of every kind, in every system and market. */
function* plans(): Generator<{ input: PlanInput; market: string }> {
  for (const market of [...planMarkets, 'pl'])
    for (const system of planSystems)
      for (const insulation of insulations)
        for (const storeys of [1, 2, 3])
          for (const persons of [1, 4, 12])
            for (const area of [1, 9, 24, 60, 200])
              for (const count of [1, 2, 5, 9, 20])
                yield {
                  market,
                  input: {
                    ...exampleFlat,
                    system,
                    insulation,
                    storeys,
                    persons,
                    rooms: Array.from({ length: count }, (_, index) => ({
                      // Rooms of any kind may come first.
                      kind:
                        planRoomKinds[(index * 3 + count + storeys) % planRoomKinds.length] ??
                        'hall',
                      area,
                      length: index % 4 === 3 ? 12 : null,
                    })),
                  },
                }
}

function planOf(input: PlanInput, market: string): DwellingPlan {
  const made = makePlan(input, market)
  if ('obstacle' in made) throw new Error(made.obstacle)
  return made.plan
}

describe('planner: every dwelling gets a plan, or the reason why there is none', () => {
  const made = [...plans()].map((each) => ({ ...each, outcome: makePlan(each.input, each.market) }))
  const good = made.flatMap(({ input, outcome }) =>
    'plan' in outcome ? [{ input, plan: outcome.plan }] : [],
  )

  it('both happen, and each reason has a name', () => {
    expect(made.length).toBe(4500)
    expect(good.length).toBeGreaterThan(1000)
    const reasons = new Set(
      made.flatMap(({ outcome }) => ('obstacle' in outcome ? outcome.obstacle : [])),
    )
    expect([...reasons].toSorted()).toEqual(
      planObstacles.filter((each) => each !== 'no-rooms').toSorted(),
    )
    expect(makePlan({ ...exampleFlat, rooms: [] }, 'de')).toEqual({
      obstacle: 'no-rooms',
      market: 'de',
    })
    expect(makePlan({ ...exampleFlat, market: 'pl' }, 'de')).toEqual({
      obstacle: 'no-rules',
      market: 'pl',
    })
  })

  it('as much air comes in as goes out, at both levels', () => {
    for (const { plan } of good) {
      const { total, boost, rooms } = plan.balance
      for (const stream of ['supply', 'extract'] as const) {
        const own = rooms.filter((room) => room.stream === stream)
        expect(sum(own.map(({ flow }) => flow))).toBe(total)
        expect(sum(own.map((room) => room.boost))).toBe(boost)
      }
    }
  })

  it("the air is the standard's least or more, in the dwelling and in each wet room", () => {
    for (const { plan } of good) {
      const { total, boost, least, rooms, demands } = plan.balance
      expect(total).toBeGreaterThanOrEqual(least)
      expect(boost).toBeGreaterThanOrEqual(total)
      for (const demand of demands) expect(total).toBeGreaterThanOrEqual(demand.planned)
      for (const room of rooms) expect(room.boost).toBeGreaterThanOrEqual(room.least)
    }
  })

  it('no duct is faster than a home takes, and the unit overcomes the worst way of both streams', () => {
    for (const { plan } of good) {
      const { lines, pressure } = plan.layout
      for (const { run, speed, part } of lines) {
        expect(run.assessment, part).not.toBe('fast')
        expect(speed).toBeLessThanOrEqual(part === 'branch' ? 2.001 : 3.001)
      }
      expect(plan.duty.pressure).toBe(Math.ceil(Math.max(pressure.supply, pressure.extract)))
      for (const { stream, run } of lines.filter(({ part }) => part === 'branch'))
        expect(run.total).toBeLessThan(pressure[stream])
    }
  })

  it('has a whole parts list: a valve for each pipe, ports for all of them, no nonsense amounts', () => {
    for (const { input, plan } of good.filter((_, index) => index % 7 === 0))
      for (const diameter of [null, plan.layout.main, 160]) {
        const parts = partsList(plan, diameter)
        const need = (kind: string) =>
          sum(parts.filter((part) => part.kind === kind).map((part) => part.need))
        const pipes = sum(
          plan.layout.lines.filter(({ part }) => part === 'branch').map((line) => line.pipes),
        )
        expect(need('valveSupply') + need('valveExtract')).toBe(pipes)
        const joined = input.system === 'recovery' ? need('manifold') : need('tee')
        expect(joined).toBe(pipes)
        expect(need('silencer')).toBe(input.system === 'recovery' ? 2 : 1)
        const reduced = diameter !== null && diameter !== plan.layout.main
        expect(need('reducer')).toBeGreaterThanOrEqual(reduced ? 2 : 0)
        for (const part of parts) {
          expect(part.need).toBeGreaterThan(0)
          expect(part.need).toBeLessThan(2500)
          expect(part.choices.length).toBeGreaterThan(0)
          for (const { search } of part.choices) expect(partCategories).toContain(search.categoryId)
        }
      }
  })

  it('draws each room and each line once, inside the drawing', () => {
    for (const { plan } of good.filter((_, index) => index % 11 === 0)) {
      const { rooms, ducts, width, height } = planSketch(plan)
      expect(rooms.length).toBe(plan.balance.rooms.filter(({ stream }) => stream).length)
      expect(ducts.map(({ line }) => line).toSorted((a, b) => a - b)).toEqual([
        ...plan.layout.lines.keys(),
      ])
      for (const [x, y] of ducts.flatMap(({ points }) => points)) {
        expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true)
      }
    }
  })
})

describe('planner and calculators: the same question has the same answer', () => {
  it('DIN 1946-6: the dwelling asks for what the room calculator says', () => {
    for (const input of [exampleFlat, exampleHouse]) {
      const { demands } = planOf(input, 'de').balance
      const area = sum(input.rooms.map((room) => room.area))
      expect(demands.find(({ by }) => by === 'area')?.planned).toBe(dwellingDemand(area))
    }
  })

  it.each(['bathroom', 'toilet'] as const)(
    'DIN 18017-3: a %s has its air all day and in use',
    (kind) => {
      const air = planOf(exampleHouse, 'de').balance.rooms.filter(({ room }) => room.kind === kind)
      expect(air.length).toBeGreaterThan(0)
      for (const { flow, boost } of air) {
        expect(flow).toBeGreaterThanOrEqual(din18017[kind].continuous)
        expect(boost).toBeGreaterThanOrEqual(din18017[kind].onDemand)
      }
    },
  )

  it.each(['kitchen', 'bathroom', 'toilet'] as const)(
    'ČSN EN 15665/Z1: a %s has its least',
    (kind) => {
      const air = planOf(exampleHouse, 'cz').balance.rooms.filter(({ room }) => room.kind === kind)
      for (const { boost } of air) expect(boost).toBeGreaterThanOrEqual(csn15665[kind].least)
    },
  )

  it('each line has the loss that the calculator of pressure losses gives behind its link', () => {
    for (const market of planMarkets)
      for (const system of planSystems)
        for (const { input, run } of planOf({ ...exampleHouse, system }, market).layout.lines) {
          const linked = ductInputOf(new URLSearchParams(queryOfDuct(input)))
          expect(linked).toEqual(input)
          expect(ductRun(linked).total).toBe(run.total)
        }
  })
})

describe('rolls of pipe', () => {
  it.each([
    [10, { long: 0, rest: 11 }],
    [19.5, { long: 50, rest: 0 }],
    // 50.4 m with waste: one roll is enough for the installed length.
    [48, { long: 50, rest: 0 }],
    [60, { long: 50, rest: 13 }],
    [100, { long: 100, rest: 0 }],
    [140, { long: 150, rest: 0 }],
  ])('%i m', (net, rolls) => {
    const bought = rollsFor(net)
    expect(bought.long + bought.rest).toBeGreaterThanOrEqual(net)
    expect(bought).toEqual(rolls)
  })
})

describe('shareFlow', () => {
  it.each([
    [
      100,
      [
        { least: 0, weight: 3 },
        { least: 0, weight: 2 },
        { least: 0, weight: 1.5 },
      ],
      [46, 31, 23],
    ],
    [
      90,
      [
        { least: 40, weight: 1 },
        { least: 40, weight: 1 },
      ],
      [45, 45],
    ],
    [
      5,
      [
        { least: 0, weight: 0 },
        { least: 5, weight: 0 },
      ],
      [0, 5],
    ],
  ])('%i m³/h', (total, rooms, shares) => {
    expect(shareFlow(total, rooms)).toEqual(shares)
  })
})
