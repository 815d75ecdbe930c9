import { expect, test } from 'vitest'
import { ductInputOf, queryOfDuct } from './duct-input.ts'
import { ductRun } from './duct-run.ts'

const runOf = (query: string) => ductRun(ductInputOf(new URLSearchParams(query)))

test('duct: 150 m³/h through 10 m of spiral Ø125 with two bends and a valve take 54 Pa', () => {
  const run = runOf('flow=150&diameter=125&length=10&bends=2&valves=1&grilles=0')
  expect(run.speed).toBeCloseTo(3.4, 2)
  expect(run.losses.friction).toBeCloseTo(14.9, 1)
  expect(run.losses.bends).toBeCloseTo(4.15, 2)
  expect(run.losses.ends).toBeCloseTo(10.4, 1)
  expect(run.losses.parts).toBe(25)
  expect(run.total).toBeCloseTo(54.4, 0)
})

test('duct: without a diameter it is the smallest that is slow enough', () => {
  const run = runOf('flow=150&use=home')
  expect(run.diameter).toBe(150)
  expect(run.speed).toBeLessThanOrEqual(3)
  expect(run).toMatchObject({ assessment: 'fine', better: null })
})

test('duct: too fast names a better diameter', () => {
  expect(runOf('flow=150&diameter=100&use=home')).toMatchObject({ assessment: 'fast', better: 150 })
})

test('duct: bends of a hose cost more than smooth ones', () => {
  const query = 'flow=150&diameter=125&bends=1&duct='
  expect(runOf(`${query}aluFlex`).losses.bends).toBeGreaterThan(
    3 * runOf(`${query}spiral`).losses.bends,
  )
})

test('duct: more air than any duct is made for still has an answer', () => {
  expect(runOf('flow=20000&use=home')).toMatchObject({
    diameter: 630,
    assessment: 'fast',
    better: null,
  })
})

test('duct: names no better diameter where even the largest is too fast', () => {
  for (const [diameter, assessment] of [
    ['63', 'impossible'],
    ['500', 'fast'],
    ['630', 'fast'],
    ['', 'fast'],
  ])
    expect(runOf(`flow=20000&diameter=${diameter}&use=home`)).toMatchObject({
      assessment,
      better: null,
    })
  const better = [5, 90, 150, 990, 3000, 3300, 3400, 8000, 20_000].flatMap((flow) =>
    ['home', 'flat', 'office', 'industry'].flatMap((use) => {
      const run = runOf(`flow=${flow}&diameter=63&use=${use}`)
      return run.better === null ? [] : [runOf(`flow=${flow}&diameter=${run.better}&use=${use}`)]
    }),
  )
  expect(better.length).toBeGreaterThan(10)
  expect(better.filter(({ speed, limit }) => speed > limit)).toEqual([])
})

test('duct: junk ends in the example, and the example needs no query', () => {
  const input = ductInputOf(new URLSearchParams('flow=&diameter=1e9&use=__proto__&bends='))
  expect(input).toEqual(ductInputOf(new URLSearchParams()))
  expect(queryOfDuct(input)).toEqual([])
  expect(queryOfDuct({ ...input, flow: 90, diameter: 100 })).toEqual([
    ['flow', '90'],
    ['diameter', '100'],
  ])
})

test('§4.7 duct: beyond 40 m/s no fan is asked for, and a diameter that does it is named', () => {
  expect(runOf('flow=2000&diameter=100&use=industry')).toMatchObject({
    assessment: 'impossible',
    better: 280,
  })
  expect(runOf('flow=1000&diameter=100&use=industry').assessment).toBe('fast')
})
