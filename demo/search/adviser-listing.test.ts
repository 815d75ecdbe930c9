import { beforeAll, describe, it } from 'vitest'
import { catalogState } from '../../backend/cms/catalog/state.ts'
import { findProductDetail } from '../../backend/cms/catalog/products/detail.ts'
import type { AdviserAnswers } from '../../domain/ventilation/adviser/answers.ts'
import { allAnswers } from '../testing/all-answers.ts'
import { chooseFans } from '../../domain/ventilation/adviser/choose-fans.ts'
import { candidatesOf, type FanCandidate } from '../../domain/ventilation/adviser/fan-candidate.ts'
import { findFans, type FanReads, scopeOf } from '../../domain/ventilation/adviser/find-fans.ts'
import { flowThrough } from '../../domain/ventilation/adviser/rate-fan.ts'
import { fanRequirements } from '../../domain/ventilation/adviser/fan-requirements.ts'
import { completingParts } from '../../domain/ventilation/adviser/completing-parts.ts'
import { meetsOperatingPoint } from '../../domain/ventilation/fans/operating-point.ts'
import { chooseFan, ductFanFilter, fanFilter } from '../../domain/ventilation/fans/fan-choice.ts'
import {
  scopeOfProducts,
  ventilationCategories,
} from '../../domain/ventilation/fans/product-filter.ts'
import { callerOf } from './measure-search.ts'
import { searchedShop } from './searched-shop.ts'

/*
 * Compares adviser, calculators and listings on the full catalogue: fans that reach an operating
 * point.
 */

let reads: FanReads
let fans: FanCandidate[]
let listings = 0

beforeAll(async () => {
  const shop = await searchedShop(400)
  const caller = callerOf('de')
  reads = {
    list: async (scope) => {
      listings++
      return (await catalogState(shop, caller, scope)).state
    },
    product: async (slug) => (await findProductDetail(shop.db, caller, slug))?.product ?? null,
  }
  const slugs: string[] = []
  for (const categoryId of ['A1', 'A2'])
    for (let page = 1; ; page++) {
      const { products, total, perPage } = await reads.list({
        ...scopeOf({ categoryId, values: {}, ranges: {} }, 100),
        page,
      })
      slugs.push(...products.map(({ slug }) => slug))
      if (page * perPage >= total) break
    }
  fans = (await Promise.all(slugs.map((slug) => reads.product(slug)))).flatMap((product) =>
    product ? candidatesOf(product) : [],
  )
}, 60_000)

/** Each 197th combination covers all rooms, openings, duct lengths and options. */
const some = [...allAnswers()].filter((_, index) => index % 197 === 0)

describe('adviser: what it finds by listings', () => {
  it('is never empty, and has the cheapest and the quietest of the whole catalogue where any fits', async ({
    expect,
  }) => {
    const wrong: unknown[] = []
    let fitting = 0
    let most = 0
    for (const answers of some) {
      const need = fanRequirements(answers, 'de')
      listings = 0
      const found = await findFans(reads, answers, need)
      most = Math.max(most, listings)
      if (found.length !== 3) wrong.push({ answers, found: found.length })
      const whole = chooseFans(fans, answers, need)
      if (whole.every(({ compromises }) => compromises.length > 0)) continue
      fitting++
      const awarded = (highlight: 'cheapest' | 'quietest') =>
        [whole, found].map(
          (list) => list.find(({ highlights }) => highlights.includes(highlight))?.fan,
        )
      const [cheap, foundCheap] = awarded('cheapest')
      const [quiet, foundQuiet] = awarded('quietest')
      if (cheap?.price !== foundCheap?.price)
        wrong.push({ answers, cheap: cheap?.variantId, found: foundCheap?.variantId })
      if (quiet?.sound !== foundQuiet?.sound)
        wrong.push({ answers, quiet: quiet?.variantId, found: foundQuiet?.variantId })
    }
    expect(wrong.slice(0, 5)).toEqual([])
    expect(fitting).toBeGreaterThan(20)
    expect(most).toBeLessThan(60)
  }, 120_000)

  it('where none fits, is about as near as the nearest of the whole catalogue', async ({
    expect,
  }) => {
    const further: unknown[] = []
    for (const answers of some) {
      const need = fanRequirements(answers, 'de')
      const nearest = (list: readonly { distance: number }[]) =>
        Math.min(...list.map(({ distance }) => distance))
      const [best, found] = [
        nearest(chooseFans(fans, answers, need)),
        nearest(await findFans(reads, answers, need)),
      ]
      if (found > best + 0.6) further.push({ answers, best, found })
    }
    expect(further.slice(0, 5)).toEqual([])
  }, 120_000)

  it('completes a fan by parts that the shop has, each of the size of the way out', async ({
    expect,
  }) => {
    const answers: AdviserAnswers = {
      room: 'bathroom',
      area: '6',
      opening: '125',
      exit: 'wall',
      noise: '35',
      switching: 'timer',
      zone: '1',
    }
    const need = fanRequirements(answers, 'de')
    const [first] = await findFans(reads, answers, need)
    const parts = first ? completingParts(first, answers, need) : []
    expect(parts.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['duct', 'grille', 'tape']),
    )
    const tiles = await Promise.all(
      parts.map(async ({ search }) => (await reads.list(scopeOf(search, 1))).products[0]),
    )
    expect(tiles.filter((tile) => !tile?.variant.availability.isAvailable)).toEqual([])
  })
})

describe('calculators, curves and lists: the same question has the same answer', () => {
  const points = [30, 60, 90, 150, 250].flatMap((flow) =>
    [5, 15, 40, 90].map((pressure) => ({ flow, pressure })),
  )

  it('§7 reaches: the listing has exactly the fans whose curve has the point', async ({
    expect,
  }) => {
    const wrong: unknown[] = []
    for (const categoryId of ['A1', 'A2'])
      for (const reaches of points) {
        const { products } = await reads.list(
          scopeOf({ categoryId, values: {}, ranges: {}, reaches }, 100),
        )
        const listed = new Set(products.map(({ id }) => id))
        const able = new Set(
          fans
            .filter(
              (fan) =>
                fan.categoryId.startsWith(categoryId) && meetsOperatingPoint(fan.points, reaches),
            )
            .map(({ productId }) => productId),
        )
        if (listed.size !== able.size || [...able].some((id) => !listed.has(id)))
          wrong.push({ categoryId, reaches, listed: listed.size, able: able.size })
      }
    expect(wrong).toEqual([])
  })

  it('the lists that calculators lead to have only fans whose curve has the point', async ({
    expect,
  }) => {
    const wrong: unknown[] = []
    const filters = [30, 60, 120, 180].flatMap((flow) => [
      fanFilter(chooseFan('bathroom', flow, { way: 'short', opening: null, noise: null })),
      fanFilter(chooseFan('bathroom', flow, { way: 'long', opening: null, noise: null })),
      ductFanFilter(flow, { diameter: 125, total: 33.3 }),
    ])
    for (const filter of filters) {
      const { reaches } = filter
      const { products } = await reads.list(
        scopeOfProducts(filter, filter.category === 'bathFans' ? 'A1' : 'A2', 100),
      )
      for (const { variant } of products) {
        const fan = fans.find(({ variantId }) => variantId === variant.id)
        if (fan && reaches && !meetsOperatingPoint(fan.points, reaches))
          wrong.push({ filter, variant: variant.id })
      }
    }
    expect(wrong).toEqual([])
  })

  it('room calculator: opening and noise lead to few fans, each by a variant of that size and level', async ({
    expect,
  }) => {
    for (const [flow, opening, noise] of [
      [60, 100, 40],
      [120, 150, 40],
      [30, 100, 35],
    ] as const) {
      const filter = fanFilter(chooseFan('bathroom', flow, { way: 'short', opening, noise }))
      const { products, total } = await reads.list(scopeOfProducts(filter, 'A1', 100))
      expect(total).toBeGreaterThan(0)
      expect(total).toBeLessThan(25)
      for (const { variant } of products) {
        const fan = fans.find(({ variantId }) => variantId === variant.id)
        if (!fan) continue
        expect(fan.diameter).toBe(opening)
        expect(fan.sound).toBeLessThanOrEqual(noise)
      }
    }
  })

  it('room calculator: a kitchen of 8 m² leads to hoods that the shop sells', async ({
    expect,
  }) => {
    const filter = fanFilter(
      chooseFan('kitchen', 210, { way: 'short', opening: null, noise: null }),
    )
    const { id } = ventilationCategories[filter.category]
    const { products } = await reads.list(scopeOfProducts(filter, id, 20))
    expect(products.length).toBeGreaterThan(0)
    expect(products.map(({ categoryId }) => categoryId)).toEqual(products.map(() => 'J1'))
  })

  it('a fan that reaches the least flow at its pressure moves at least that flow through the way', ({
    expect,
  }) => {
    const wrong: unknown[] = []
    for (const answers of some) {
      const need = fanRequirements(answers, 'de')
      const reaches = { flow: need.least, pressure: need.pressure }
      for (const fan of fans)
        if (meetsOperatingPoint(fan.points, reaches) && flowThrough(fan, need) < need.least - 0.2)
          wrong.push({ answers, fan: fan.variantId })
    }
    expect(wrong.slice(0, 5)).toEqual([])
  })
})
