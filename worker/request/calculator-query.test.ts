import { describe, it } from 'vitest'
import { canonicalQuery } from './query.ts'

const canonical = (query: string) =>
  canonicalQuery(new URLSearchParams(query), 'calculator').toString()

describe('design §3: the query of a calculator', () => {
  it.for([
    ['utm_source=x&room=toilet:1,5:2.50', 'room=toilet%3A1.5%3A2.5'],
    ['kind=kitchen&area=9&height=2.5', 'room=kitchen%3A9%3A2.5'],
    ['flow=90,4&diameter=100', 'flow=90&diameter=100'],
    ['level=26.44&distance=2', 'level=26.4'],
    ['size=150&to=160', 'size=150&to=160'],
    ['level=&__proto__=1', ''],
    ['room=palace:1:1&level=&size=7&__proto__=1', 'unreadable=2'],
    ['flow=<b>', 'refused=flow%3A%3Fb%3F'],
    ['flow=many&units=99', 'refused=flow%3Amany&units=50&refused=units%3A99'],
  ] as const)('"%s" is "%s"', ([query, expected], { expect }) => {
    expect(canonical(query)).toBe(expected)
    expect(canonical(expected)).toBe(expected)
  })
})

describe('design §3: the query of the adviser', () => {
  it.for([
    ['utm_source=x&zone=1&room=bathroom&area=6', 'room=bathroom&area=6&zone=1'],
    ['room=bathroom&area=6&ask=1', 'room=bathroom&area=6&ask=1'],
    // The second question is the open one.
    ['room=bathroom&area=6&ask=2', 'room=bathroom&area=6'],
    ['room=bathroom&area=6&asked=1', 'room=bathroom&area=6'],
    ['room=bathroom&area=6&asked=2', 'room=bathroom&area=6&refused=1'],
    ['room=<b>&area=10000&asked=1', 'refused=1'],
    ['ask=9&page=2&__proto__=1', ''],
  ] as const)('"%s" is "%s"', ([query, expected], { expect }) => {
    const of = (text: string) => canonicalQuery(new URLSearchParams(text), 'adviser').toString()
    expect(of(query)).toBe(expected)
    expect(of(expected)).toBe(expected)
  })
})

describe('design §3: the query of the planner', () => {
  it.for([
    ['utm_source=x&persons=3&room=living:20,5', 'room=living%3A20.5&persons=3'],
    ['kind=hall&area=5&length=&market=DE&system=recovery', 'room=hall%3A5&market=de'],
    ['room=living:0&room=<b>', 'room=living%3A1&unreadable=1&refused=area.0%3A0'],
    ['page=2&__proto__=1', ''],
  ] as const)('"%s" is "%s"', ([query, expected], { expect }) => {
    const of = (text: string) => canonicalQuery(new URLSearchParams(text), 'planner').toString()
    expect(of(query)).toBe(expected)
    expect(of(expected)).toBe(expected)
  })
})
