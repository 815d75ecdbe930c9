import { describe, expect, it } from 'vitest'
import { exampleFlat, exampleHouse } from './example-plans.ts'
import { planInputOf, queryOfPlan } from './plan-input.ts'
import { maxPlanRooms } from './plan-rooms.ts'

const read = (query: string) => planInputOf(new URLSearchParams(query))
const written = (query: string) => new URLSearchParams(queryOfPlan(read(query))).toString()

describe('planner: the address is the plan', () => {
  it.each([exampleFlat, exampleHouse])('reads back what it writes', (plan) => {
    expect(planInputOf(new URLSearchParams(queryOfPlan(plan)))).toEqual(plan)
  })

  it.each([
    'room=living:26&room=bathroom:6:4.5&system=exhaust&insulation=old&storeys=2&persons=4',
    'room=hall:7&market=at&main=3&outside=4.5&height=2.6',
    'room=office:9,5&unit=borealux-aero:p-1.x',
    'room=living:10000&room=kitchen:0&persons=99&room=palace:3',
    'room=living:10000000000&room=kitchen:9:1000000000000&persons=99999999999',
    'room=living&system=steam&market=germany&unit=<b>&unreadable=7',
  ])('has one spelling for %s', (query) => {
    expect(written(written(query))).toBe(written(query))
    expect(read(written(query))).toEqual(read(query))
  })

  it('reads the fields of a form that has no script, with comma and empty rows', () => {
    const form = 'kind=living&area=20,5&length=&kind=hall&area=&length=&kind=toilet&area=2&length=7'
    expect(read(form).rooms).toEqual([
      { kind: 'living', area: 20.5, length: null },
      { kind: 'toilet', area: 2, length: 7 },
    ])
    expect(read(form)).not.toHaveProperty('refused')
  })

  it('adds and drops rooms by buttons of the form', () => {
    expect(read('room=living:20&add=1').rooms.map(({ kind }) => kind)).toEqual([
      'living',
      'bedroom',
    ])
    expect(read('room=living:20&room=hall:5&drop=0').rooms.map(({ kind }) => kind)).toEqual([
      'hall',
    ])
  })
})

describe('planner: bad input is named', () => {
  it.each([
    ['room=living:0', 1, { 'area.0': '0' }],
    ['room=hall:5&room=living:10000', 200, { 'area.1': '10000' }],
    ['kind=living&area=10000&length=', 200, { 'area.0': '10000' }],
    ['kind=living&area=5&length=999', 5, { 'length.0': '999' }],
  ])('%s is brought within bounds and told', (query, area, refused) => {
    const input = read(query)
    expect(input.rooms.at(-1)?.area).toBe(area)
    expect(input.refused).toEqual(refused)
  })

  it.each([
    ['room=palace:20&room=living:20', 1],
    ['room=living', 1],
    ['room=living:many&room=constructor:3&room=', 3],
    ['room=living:20&system=steam&insulation=thick&market=germany&unit=%20', 4],
    [Array.from({ length: maxPlanRooms + 3 }, () => 'room=hall:5').join('&'), 3],
    ['unreadable=1e9', 0],
  ])('%s: what cannot be read is counted', (query, count) => {
    expect(read(query).unreadable).toBe(count)
  })

  it('§9: no address makes it fail, nor a plan with more rooms than it takes', () => {
    const pieces = ['room=', 'living', ':', '12', '&', 'kind=', 'area=', '-1', '%00', 'NaN', '1e99']
    let seed = 7
    const next = () => (seed = (seed * 16807) % 2147483647)
    for (let round = 0; round < 500; round++) {
      const query = Array.from({ length: 12 }, () => pieces[next() % pieces.length]).join('')
      expect(read(query).rooms.length).toBeLessThanOrEqual(maxPlanRooms)
      expect(written(written(query))).toBe(written(query))
    }
  })
})
