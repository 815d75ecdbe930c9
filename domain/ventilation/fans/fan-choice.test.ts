import { expect, test } from 'vitest'
import {
  chooseFan,
  ductFanFilter,
  fanDiameters,
  fanFilter,
  fanKindOf,
  likelyDiameters,
} from './fan-choice.ts'
import { queryOfProducts } from './product-filter.ts'

test('fan choice: axial only for the straight way, radial or inline for bends', () => {
  expect(fanKindOf('bathroom', 120, 'short')).toBe('axial')
  expect(fanKindOf('bathroom', 60, 'long')).toBe('radial')
  expect(fanKindOf('bathroom', 120, 'long')).toBe('inline')
  expect(fanKindOf('garage', 600, 'short')).toBe('wall')
  expect(fanKindOf('bedroom', 30, 'short')).toBe('heatRecovery')
})

test.each([
  [30, [100]],
  [60, [100, 125]],
  [100, [100, 125, 150]],
  [150, [100, 125, 150]],
  [200, [125, 150]],
  [500, [160, 200, 250]],
])('fan choice: %i m³/h ask for a diameter of %j', (flow, diameters) => {
  expect(likelyDiameters(flow)).toEqual(diameters)
})

test('fan choice: a duct takes fans of its own diameter and of the next ones', () => {
  expect(fanDiameters(150)).toEqual([125, 150, 160, 200])
  expect(fanDiameters(90)).toEqual([100, 125, 150])
  expect(fanDiameters(630)).toEqual([560, 630])
})

const straight = { way: 'short', opening: null, noise: null } as const

test('fan choice: a kitchen gets a hood, at any flow and along any way', () => {
  for (const way of ['short', 'long'] as const)
    for (const flow of [60, 210, 900, 2000])
      expect(fanFilter(chooseFan('kitchen', flow, { ...straight, way })).category).toBe(
        flow > 900 ? 'commercialHoods' : 'hoods',
      )
})

test('fan choice: no room of a dwelling gets an industrial wall fan', () => {
  for (const room of ['bathroom', 'toilet', 'kitchen', 'laundry', 'living', 'bedroom'] as const)
    for (const flow of [50, 201, 600])
      expect(fanFilter(chooseFan(room, flow, straight)).category).not.toBe('industrialFans')
})

test("fan choice: the visitor's opening and level limit every kind of fan", () => {
  const limited = { ...straight, opening: 125, noise: 30 }
  const bath = fanFilter(chooseFan('bathroom', 60, limited))
  expect(bath.values).toEqual({ dn: ['125'] })
  expect(bath.ranges).toMatchObject({ lpa: { from: null, to: 30 } })
  // Hoods and central units state their sound power.
  expect(fanFilter(chooseFan('kitchen', 210, limited)).ranges).toMatchObject({
    lwa: { from: null, to: 50 },
  })
})

test('fan choice: a fan has to reach the flow against what the way takes', () => {
  const long = { ...straight, way: 'long' } as const
  expect(fanFilter(chooseFan('bathroom', 120, straight)).reaches).toEqual({
    flow: 120,
    pressure: 15,
  })
  expect(fanFilter(chooseFan('bathroom', 300, long)).reaches).toEqual({ flow: 300, pressure: 40 })
  expect(fanFilter(chooseFan('living', 120, straight)).reaches).toBeUndefined()
  const duct = ductFanFilter(150, { diameter: 125, total: 53.2 })
  expect(duct.reaches).toEqual({ flow: 150, pressure: 54 })
})

test('fan choice: ends in the query of a listing', () => {
  const products = fanFilter(chooseFan('bathroom', 60, straight))
  expect(products.category).toBe('bathFans')
  expect(queryOfProducts(products)).toBe('f_dn=100&f_dn=125&f_q_max_to=180&reaches=60%4015')
})
