import { expect, test } from 'vitest'
import { connectionEnds, joinsDirectly } from './connection.ts'
import { connectionOf, counterpart, isRectangularDuct } from './connection-of.ts'

const values = (code: string, ...ids: string[]) => ({
  code,
  values: ids.map((id) => ({ id, title: id })),
})

test('fits: a fan has a spigot of its diameter, a duct takes one', () => {
  expect(connectionOf('A1.1', [values('dn', '100')])).toEqual({ size: 100, end: 'male' })
  expect(connectionOf('C1', [values('dn', '125')])).toEqual({ size: 125, end: 'pipe' })
  expect(connectionOf('A4.2', [values('dn', '400')])).toEqual({ size: 400, end: 'flange' })
})

test('fits: a coupling says itself how it ends', () => {
  const coupling = [values('dn', '125'), values('end', 'female')]
  expect(connectionOf('D4', coupling)).toEqual({ size: 125, end: 'female' })
})

test('fits: what has no diameter, several or a strange one, or no end, and a fan in a window pane, is not joined by one', () => {
  expect(connectionOf('A1.1', [])).toBeNull()
  expect(connectionOf('A1.1', [values('dn', '100', '125')])).toBeNull()
  expect(connectionOf('A1.1', [values('dn', '123')])).toBeNull()
  expect(connectionOf('H1.1', [values('dn', '100')])).toBeNull()
  expect(connectionOf('A1.5', [values('dn', '150')])).toBeNull()
})

test('fits: a flat duct has the measures of one, a grille has those of its face', () => {
  expect(isRectangularDuct('C4')).toBe(true)
  expect(isRectangularDuct('E1.1')).toBe(false)
})

test.each(connectionEnds)('fits: the counterpart of %s joins it', (end) => {
  expect(joinsDirectly(end, counterpart(end))).toBe(true)
})
