import { expect, it } from 'vitest'
import { vatIdOf } from './vat-id-of.ts'

it.each([
  ['', '', ''],
  ['ATU13585627', '', 'ATU13585627'],
  ['gr 123 456 789', '', 'EL123456789'],
  // A Slovak company has a DIČ, and an IČ DPH besides if it is registered for VAT.
  ['2020000004', '', ''],
  ['2020000004', 'SK2020000004', 'SK2020000004'],
  ['2020000004', '2020000004', 'SK2020000004'],
  ['CZ48665819', 'SK1', 'CZ48665819'],
])('of the numbers %j and %j of a business, its VAT id is %j', (vatin, vatinsvk, vatId) => {
  expect(vatIdOf({ vatin, vatinsvk })).toBe(vatId)
})
