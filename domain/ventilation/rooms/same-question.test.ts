import { describe, expect, it } from 'vitest'
import type { AdviserAnswers } from '../adviser/answers.ts'
import { fanRequirements } from '../adviser/fan-requirements.ts'
import { airBalance } from '../planner/air-balance.ts'
import { exampleFlat } from '../planner/example-plans.ts'
import { marketRules } from '../planner/market-rules.ts'
import { servedArea } from './air-demand.ts'
import { airInputOf } from './air-input.ts'
import { airPlan } from './air-plan.ts'

/** Locale and market of a shop, and the standard's flow of a bathroom in use. */
const shops = [
  ['de', 'de', 60],
  ['cs', 'cz', 50],
  ['sk', 'sk', 54],
] as const

const bathroom: AdviserAnswers = {
  room: 'bathroom',
  area: '6',
  opening: '100',
  exit: 'wall',
  noise: '30',
  switching: 'light',
  zone: '1',
}

describe('a bathroom of 6 m²: every tool gives the same figures', () => {
  it.each(shops)('%s: the standard asks for %3$i m³/h', (locale, market, least) => {
    const [room] = airPlan(airInputOf(new URLSearchParams('room=bathroom:6:2.5')), locale).rooms
    expect(room).toMatchObject({ least, need: 120 })
    expect(fanRequirements(bathroom, locale)).toMatchObject({ least, comfort: 120 })
    const rooms = [
      { kind: 'bedroom' as const, area: 20, length: null },
      { kind: 'bathroom' as const, area: 6, length: null },
    ]
    const balance = airBalance({ ...exampleFlat, rooms }, marketRules[market])
    expect(balance.rooms.find((each) => each.room.kind === 'bathroom')?.least).toBe(least)
  })

  it('the facet of room sizes: the 60 m³/h of DIN 18017-3 serve 6 m²', () => {
    expect(servedArea(60)).toBe(6)
  })
})

describe('DIN 1946-6: dwellings beyond the table', () => {
  it.each([
    [30, false],
    [210, false],
    [29, true],
    [211, true],
    [10_000, true],
  ])('%i m² is said to be beyond it: %s', (area, isBeyond) => {
    const rooms = [
      { kind: 'living' as const, area: area - 6, length: null },
      { kind: 'bathroom' as const, area: 6, length: null },
    ]
    const { beyondTable } = airBalance({ ...exampleFlat, rooms }, marketRules.de)
    expect(beyondTable).toBe(isBeyond ? area : null)
    expect(airBalance({ ...exampleFlat, rooms }, marketRules.cz).beyondTable).toBeNull()
  })

  it('the room calculator says so too', () => {
    const dwellingOf = (area: number) =>
      airPlan(airInputOf(new URLSearchParams(`dwelling=${area}`)), 'de').dwelling
    expect(dwellingOf(250)?.isBeyondTable).toBe(true)
    expect(dwellingOf(210)?.isBeyondTable).toBe(false)
  })
})
