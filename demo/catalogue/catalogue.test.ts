import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { locales } from '../../domain/locales/locales.ts'
import { shipperOffers } from '../content/shipper-offers.ts'
import { pageSlugs } from '../content/page-slugs.ts'
import type { ProductRecord, VariantRecord } from '../records.ts'
import { generateCatalogue } from './generate.ts'
import { catalogueOf } from '../testing/catalogue-of.ts'
import { parameterByCode } from './parameters.ts'
import { showsProduct } from '../testing/shows-product.ts'
import { valueEntries } from './products/value-entries.ts'

const catalogue = catalogueOf(1500)
const { products, virtualCategories, categories, parameters } = catalogue
const variants = products.flatMap(({ variants: own }) => own)

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const numberIn = (product: ProductRecord, variant: VariantRecord, code: string) => {
  const value = [...variant.parameters, ...product.parameters].find((one) => one.code === code)
  return value && 'number' in value ? value.number : null
}
const bothOf = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })))

describe('the catalogue as a whole', () => {
  it('has the same hash for the same seed', () => {
    const [one, other] = [generateCatalogue({ products: 300 }), generateCatalogue({ products: 300 })]
    expect(hashOf(one)).toBe(hashOf(other))
    expect(hashOf(generateCatalogue({ products: 300, seed: 2 }))).not.toBe(hashOf(one))
  })

  it('§3 units of sale: each of them occurs, with a step that fits', () => {
    const units = Map.groupBy(products, ({ unit }) => unit)
    expect([...units.keys()].toSorted()).toEqual(['metre', 'pack', 'pair', 'piece', 'roll', 'set', 'squareMetre'])
    for (const { unit, unitStep, amountMin } of products) {
      const isDivisible = unit === 'metre' || unit === 'squareMetre'
      expect(isDivisible || (Number.isInteger(unitStep) && Number.isInteger(amountMin))).toBe(true)
      expect((amountMin / unitStep) % 1).toBe(0)
    }
  })

  it('§3 prices: are positive in both currencies, whole crowns, and reduced ones have a history', () => {
    for (const { prices, originalPrices, priceHistory } of variants) {
      expect(prices.EUR).toBeGreaterThan(0)
      expect(prices.CZK).toBeGreaterThan(0)
      expect(Number.isInteger(prices.EUR) && prices.CZK % 100 === 0).toBe(true)
      expect(originalPrices === null || priceHistory.length > 1).toBe(true)
    }
  })

  it('has axes of one and of two parameters, and products without any', () => {
    const counts = Map.groupBy(products, ({ axes }) => axes.length)
    for (const axes of [0, 1, 2]) expect(counts.get(axes)?.length).toBeGreaterThan(100)
  })
})

describe('§3 warehouses', () => {
  it('hold what can be sold from stock, some of it at the suppliers only', () => {
    const counted = variants.filter(({ stock }) => stock.length > 0)
    for (const { stock } of counted) {
      expect(new Set(stock.map(({ warehouse }) => warehouse)).size).toBe(stock.length)
      for (const { amount, delayDays = 0, warehouse } of stock) {
        expect(Number.isInteger(amount) && amount >= 0).toBe(true)
        expect(delayDays > 0).toBe(warehouse === 'zentral')
      }
    }
    const atSuppliers = counted.filter(({ stock }) => stock.every(({ warehouse, amount }) => (warehouse === 'zentral') === amount > 0))
    expect(atSuppliers.length).toBeGreaterThan(100)
  })

  it('expect a delivery of everything that is in none of them', () => {
    const gone = variants.filter(({ stock }) => stock.length > 0 && stock.every(({ amount }) => amount === 0))
    expect(gone.length).toBeGreaterThan(50)
    for (const { incoming, delayDays } of gone) expect(incoming[0]?.inDays).toBe(delayDays)
  })
})

describe('§3 tags, gifts and actions', () => {
  it('each tag occurs, some for lists or pages only', () => {
    const tags = products.flatMap(({ tags: own }) => own)
    expect(new Set(tags.map(({ id }) => id))).toEqual(new Set(['reduced', 'outlet', 'quiet', 'ec-motor', 'new', 'made-to-order', 'kit']))
    expect(new Set(tags.map(({ visibility }) => visibility))).toEqual(new Set([undefined, 'catalog', 'content']))
  })

  it('gifts are filter sets that fit the unit they come with', () => {
    const gifted = products.filter(({ gifts }) => gifts.length > 0)
    expect(gifted.length).toBeGreaterThan(3)
    for (const { gifts, relations } of gifted) expect(relations.consumables).toEqual(expect.arrayContaining(gifts))
  })

  it('whoever gets one more free has no quantity discount besides', () => {
    const actions = products.filter(({ nPlusOne }) => nPlusOne > 0)
    expect(actions.length).toBeGreaterThan(4)
    for (const { nPlusOne, tiers } of actions) {
      expect(nPlusOne).toBeGreaterThanOrEqual(2)
      expect(tiers).toEqual([])
    }
  })

  it('free shippers are shippers of the store', () => {
    const known = new Set(shipperOffers.map(({ id }) => id))
    const free = products.filter(({ freeShippers }) => freeShippers.length > 0)
    expect(free.length).toBeGreaterThan(50)
    for (const id of free.flatMap(({ freeShippers }) => freeShippers)) expect(known.has(id)).toBe(true)
  })
})

describe('§3 curves and sound', () => {
  const withCurves = bothOf.filter(({ variant }) => variant.curves.length > 0)

  it('every fan has curves, from its highest pressure to its highest airflow', () => {
    const fans = bothOf.filter(({ product, variant }) => /^A[123]|^A4\.[123]/.test(product.categoryId) && numberIn(product, variant, 'dp_max'))
    expect(fans.length).toBeGreaterThan(1000)
    for (const { product, variant } of fans) {
      const [full] = variant.curves
      expect(full?.speed).toBe(1)
      expect(full?.points[0]?.[1]).toBeCloseTo(numberIn(product, variant, 'dp_max') ?? 0, 0)
      expect(full?.points.at(-1)?.[0]).toBeCloseTo(numberIn(product, variant, 'q_max') ?? 0, 0)
      expect(full?.points.at(-1)?.[1]).toBe(0)
    }
  })

  it('pressure falls as airflow rises, and lower speeds lie below higher ones', () => {
    for (const { variant } of withCurves) {
      variant.curves.forEach(({ points }, index) => {
        expect(points.length).toBeGreaterThanOrEqual(6)
        points.slice(1).forEach(([flow, pressure, power], at) => {
          const before = points[at]
          expect(flow).toBeGreaterThan(before?.[0] ?? Infinity)
          expect(pressure).toBeLessThanOrEqual(before?.[1] ?? -1)
          expect(power).toBeGreaterThan(0)
        })
        const faster = variant.curves[index - 1]?.points[0]
        expect(points[0]?.[1]).toBeLessThanOrEqual(faster?.[1] ?? Infinity)
      })
    }
  })

  it('octave bands add up to the sound power that is stated', () => {
    const measured = bothOf.filter(({ variant }) => variant.octaves?.kind === 'soundPower')
    expect(measured.length).toBeGreaterThan(300)
    for (const { product, variant } of measured) {
      const sum = 10 * Math.log10((variant.octaves?.decibels ?? []).reduce((total, decibels) => total + 10 ** (decibels / 10), 0))
      const stated = numberIn(product, variant, 'lwa') ?? (numberIn(product, variant, 'lpa') ?? 0) + 17.5
      expect(Math.abs(sum - stated)).toBeLessThan(1.5)
    }
  })

  it('silencers tell their insertion loss, the most of it in the middle', () => {
    const silencers = bothOf.filter(({ product }) => /^G[123]$/.test(product.categoryId))
    for (const { product, variant } of silencers) {
      expect(variant.octaves?.kind).toBe('insertionLoss')
      expect(variant.octaves?.decibels[2]).toBeCloseTo(numberIn(product, variant, 'attenuation') ?? 0, 0)
    }
  })
})

describe('energy labels', () => {
  it('are on ducted units and household hoods, and on nothing below 30 W an air stream (Reg. (EU) 1254/2014 Art. 1)', () => {
    for (const { categoryId, energyLabel, parameters: own, variants: mine } of products) {
      const hasClass = [...own, ...mine.flatMap((variant) => variant.parameters)].some(({ code }) => code === 'energy_class')
      expect(energyLabel !== null).toBe(hasClass)
      expect(hasClass).toBe(/^B1|^J1/.test(categoryId))
    }
    const units = products.filter(({ categoryId }) => /^B1|^B2\.[12]/.test(categoryId))
    const wrong = units.filter(({ energyLabel, parameters: own, variants: mine }) => {
      const powers = [...own, ...mine.flatMap((variant) => variant.parameters)].flatMap((value) =>
        value.code === 'p_el' && 'number' in value ? [value.number] : [])
      return Math.min(...powers) >= 60 !== (energyLabel !== null)
    })
    expect(units.length).toBeGreaterThan(20)
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('state the class that the figures of the fiche give (Reg. (EU) 1254/2014 Annexes II and VIII)', () => {
    const units = bothOf.filter(({ product }) => product.energyLabel?.regulation === 'EU 1254/2014')
    expect(units.length).toBeGreaterThan(20)
    // Annex II: the class begins below its limit.
    const limits = [[-42, 'a-plus'], [-34, 'a'], [-26, 'b'], [-23, 'c'], [-20, 'd'], [-10, 'e'], [0, 'f']] as const
    for (const { product, variant } of units) {
      const idsOf = (code: string) => [...variant.parameters, ...product.parameters].flatMap((value) =>
        value.code === code && 'values' in value ? value.values : [])
      const [recovery, input, stated] = ['eta_t', 'spi', 'sec'].map((code) => numberIn(product, variant, code) ?? NaN)
      const has = (...ids: string[]) => idsOf('ctrl').some((id) => ids.includes(id))
      // Annex I: one sensor is central demand control, several are local; an app or bus is a clock.
      const demand = has('room-sensors') ? 0.65 : has('co2') ? 0.85 : has('modbus', 'wlan') ? 0.95 : 1
      const defrosting = idsOf('exchanger').includes('enthalpy') ? 0 : 0.45
      // Annex VIII: ducted, variable speed, average climate; with its own figures of the formula.
      const fans = 8760 * 2.5 * 1.3 * 1.1 * demand ** 2 * ((input ?? NaN) / 1000)
      const heat = ((5112 * 9.5 * 0.000344) / 0.75) * (2.2 - 1.3 * demand * 1.1 * (1 - (recovery ?? NaN) / 100))
      expect(stated, variant.id).toBeCloseTo(fans - heat + defrosting, 1)
      const own = limits.find(([limit]) => (stated ?? NaN) < limit)?.[1] ?? 'g'
      expect(idsOf('energy_class'), variant.id).toEqual([own])
    }
    const best = units.filter(({ product, variant }) => [...variant.parameters, ...product.parameters].some((value) =>
      value.code === 'energy_class' && 'values' in value && value.values.includes('a-plus')))
    expect(best.length).toBeGreaterThan(0)
  })

  it('have every figure of the fiche (Reg. (EU) 1254/2014 Annex IV)', () => {
    const units = products.filter(({ energyLabel }) => energyLabel?.regulation === 'EU 1254/2014')
    expect(units.length).toBeGreaterThan(10)
    const incomplete = units.filter(({ parameters: own, variants: mine }) => mine.some((variant) => {
      const codes = new Set([...own, ...variant.parameters].map(({ code }) => code))
      return ['q_max', 'p_el', 'lwa', 'eta_t', 'spi', 'leak_int', 'leak_ext', 'filter_alarm', 'exchanger'].some((code) => !codes.has(code))
    }))
    expect(incomplete.map(({ id }) => id)).toEqual([])
  })

  it('range hoods have every figure of their fiche, which agree with each other (Reg. (EU) 65/2014 Annex IV)', () => {
    const hoods = bothOf.filter(({ product }) => product.energyLabel?.regulation === 'EU 65/2014')
    expect(hoods.length).toBeGreaterThan(20)
    for (const { product, variant } of hoods) {
      const figure = (code: string) => numberIn(product, variant, code) ?? NaN
      for (const code of ['aec', 'fde', 'light_eff', 'gfe', 'p_off', 'p_standby']) expect(figure(code)).toBeGreaterThanOrEqual(0)
      expect(figure('q_min')).toBeLessThan(figure('q_normal'))
      expect(figure('lwa_min')).toBeLessThan(figure('lwa'))
      // Above this flow a hood must return to a lower setting automatically (Reg. (EU) 66/2014).
      expect(figure('q_normal')).toBeLessThanOrEqual(650)
      const boosts = figure('q_max') > figure('q_normal')
      expect((numberIn(product, variant, 'lwa_boost') ?? 0) > figure('lwa')).toBe(boosts)
    }
    const classes = new Set(hoods.flatMap(({ product, variant }) =>
      [...variant.parameters, ...product.parameters].flatMap((value) => value.code === 'energy_class' && 'values' in value ? value.values : [])))
    expect([...classes].toSorted()).toEqual(['a', 'a-plus', 'b', 'c'])
  })

  it('come with a fiche to download, fire dampers with a declaration', () => {
    for (const { categoryId, energyLabel, documents } of products) {
      expect(documents[0]).toBe('data-sheet')
      expect(documents.includes('energy-label')).toBe(energyLabel !== null)
      expect(documents.includes('declaration')).toBe(/^I[12]/.test(categoryId))
    }
  })
})

describe('§3 virtual categories', () => {
  it('are about 25, and each shows some products but not everything', () => {
    expect(virtualCategories.length).toBeGreaterThanOrEqual(25)
    for (const virtual of virtualCategories) {
      const { id } = virtual
      const count = products.filter((product) => showsProduct(virtual, product)).length
      expect({ id, isFilled: count >= 5 && count < products.length / 3 }).toEqual({ id, isFilled: true })
    }
  })

  it('have slugs that no category and no page has', () => {
    for (const locale of locales) {
      const taken = [...categories.map(({ slug }) => slug[locale]), ...Object.values(pageSlugs).map((slug) => slug[locale])]
      const own = virtualCategories.map(({ slug }) => slug[locale])
      expect(new Set([...taken, ...own]).size).toBe(new Set(taken).size + own.length)
      for (const slug of own) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    }
  })

  it('filter by what the dictionary has, and offer no decided value again', () => {
    for (const { values, ranges, filters, categories: within } of virtualCategories) {
      for (const [code, ids] of Object.entries(values)) {
        const parameter = parameterByCode.get(code)
        const known = parameter?.type === 'boolean' ? ['1'] : (parameter?.values ?? []).map(({ id }) => id)
        expect(known).toEqual(expect.arrayContaining(ids))
      }
      for (const code of [...Object.keys(ranges), ...filters]) expect(parameterByCode.has(code)).toBe(true)
      expect(filters.filter((code) => code in values)).toEqual([])
      for (const id of within) expect(categories.some((category) => category.id === id)).toBe(true)
    }
  })

  it('offer the range that defines them, to narrow it (§3)', () => {
    const quiet = virtualCategories.find(({ id }) => id === 'vc-quiet-bath-fans')
    expect(quiet?.filters).toContain('lpa')
  })

  it('are what parameters link to', () => {
    const known = new Set(virtualCategories.map(({ id }) => id))
    const linked = parameters.flatMap(({ virtualCategoryId }) => virtualCategoryId ?? [])
    expect(linked.length).toBeGreaterThan(5)
    expect(linked.filter((id) => !known.has(id))).toEqual([])
  })

  it('are written in four languages, none of them copied from another', () => {
    for (const { title, description } of virtualCategories) {
      for (const locale of locales) expect(title[locale].length && description[locale].length > 30).toBeTruthy()
      expect(new Set(locales.map((locale) => description[locale])).size).toBe(4)
    }
  })
})

describe('§3 parameter values', () => {
  it('are explained where the trade speaks in code, in four languages', () => {
    expect(valueEntries.length).toBeGreaterThan(30)
    for (const { texts } of valueEntries) {
      for (const locale of locales) expect(texts[locale]?.short_description.length).toBeGreaterThan(10)
    }
  })

  it('link only to virtual categories that exist', () => {
    for (const locale of locales) {
      const known = new Set(virtualCategories.map(({ slug }) => `/${slug[locale]}`))
      const links = valueEntries.flatMap(({ texts }) => texts[locale]?.link_url ?? [])
      expect(links.length).toBeGreaterThan(5)
      expect(links.filter((link) => !known.has(link))).toEqual([])
    }
  })
})
