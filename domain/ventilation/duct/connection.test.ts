import { expect, test } from 'vitest'
import {
  confusedWith,
  fittingProducts,
  joinsDirectly,
  planConnection,
  reducersBetween,
} from './connection.ts'
import { connectionInputOf, queryOfConnection } from './connection-input.ts'

test('fits: a male end goes into a duct and a socket, a hose over it, like ends do not join', () => {
  expect(joinsDirectly('male', 'pipe')).toBe(true)
  expect(joinsDirectly('hose', 'male')).toBe(true)
  expect(joinsDirectly('female', 'male')).toBe(true)
  expect(joinsDirectly('pipe', 'pipe')).toBe(false)
  expect(joinsDirectly('male', 'male')).toBe(false)
})

test('fits: like ends get the coupling that joins them', () => {
  const plan = (one: 'male' | 'pipe', other: 'male' | 'pipe') =>
    planConnection({ size: 125, end: one }, { size: 125, end: other })
  expect(plan('male', 'pipe')).toMatchObject({ outcome: 'fits', couplings: [] })
  expect(plan('pipe', 'pipe').couplings).toEqual([{ size: 125, end: 'male' }])
  expect(plan('male', 'male').couplings).toEqual([{ size: 125, end: 'female' }])
})

test('fits: 150 and 160, 120 and 125 do not fit', () => {
  expect([150, 160, 120, 125, 100].map(confusedWith)).toEqual([160, 150, 125, 120, null])
})

test('fits: a reducer joins different diameters, two where one is not enough', () => {
  expect(reducersBetween(160, 150)).toEqual([{ wide: 160, narrow: 150 }])
  expect(reducersBetween(100, 315)).toEqual([
    { wide: 315, narrow: 160 },
    { wide: 160, narrow: 100 },
  ])
  expect(reducersBetween(80, 400)).toBeNull()
  expect(reducersBetween(120, 125)).toBeNull()
  expect(reducersBetween(125, 125)).toEqual([])
})

test('fits: a spigot needs a socket to take a reducer, a duct does not', () => {
  expect(planConnection({ size: 150, end: 'male' }, { size: 125, end: 'pipe' }).couplings).toEqual([
    { size: 150, end: 'female' },
  ])
})

test('fits: a flange joins a flange of its size and nothing else', () => {
  const flange = { size: 315, end: 'flange' } as const
  expect(planConnection(flange, flange).outcome).toBe('fits')
  expect(planConnection(flange, { size: 315, end: 'pipe' }).outcome).toBe('flange')
  expect(planConnection(flange, { size: 250, end: 'flange' }).outcome).toBe('flange')
})

test('fits: links to products of the same diameter', () => {
  for (const { values } of fittingProducts('pipe', 160)) expect(values.dn).toEqual(['160'])
})

test('fits: junk ends in the example, and the example needs no query', () => {
  const input = connectionInputOf(new URLSearchParams('size=131&end=ring&to=125&toEnd='))
  expect(queryOfConnection(input)).toEqual([])
  expect(queryOfConnection({ ...input, to: 150 })).toEqual([['to', '150']])
})
