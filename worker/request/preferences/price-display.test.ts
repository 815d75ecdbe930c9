import { describe, it } from 'vitest'
import { publicPriceGroup } from '../../../domain/context.ts'
import { priceDisplayOf } from './price-display.ts'

const business = { variant: 'b2b', groups: [] }

describe('§4 Preferences: the first price', () => {
  it.for([
    ['gross', 'a guest or private customer', publicPriceGroup, undefined],
    ['net', 'a private customer who chose it', publicPriceGroup, '1'],
    ['gross', 'a private customer who chose it', publicPriceGroup, '0'],
    ['net', 'a business without a choice', business, undefined],
    ['gross', 'a business that chose it', business, '0'],
    ['net', 'a business that chose it', business, '1'],
    ['net', 'a business with an invalid cookie', business, '<script>'],
  ] as const)('is %s for %s', ([first, , group, cookie], { expect }) => {
    const cookies = new Map(cookie === undefined ? [] : [['display_vat', cookie]])
    const { netPrices, bothPrices } = priceDisplayOf(cookies, group)
    expect([netPrices ? 'net' : 'gross', bothPrices]).toEqual([first, true])
  })
})
