import { describe, expect, it } from 'vitest'
import type { ProductRecord } from '../records.ts'
import { checkFit } from '../../domain/ventilation/fit/check-fit.ts'
import { checkReplacement } from '../../domain/ventilation/fit/check-replacement.ts'
import type { FitFacts } from '../../domain/ventilation/fit/fit-facts.ts'
import { isDangerous } from '../../domain/ventilation/fit/fit-result.ts'
import { factsOfVariants } from '../testing/facts-of-variants.ts'
import { families } from './families/all.ts'
import { catalogueOf } from '../testing/catalogue-of.ts'
import { planCatalogue, type Plan } from './plan.ts'
import { unitModels } from './products/unit-models.ts'

const { products } = catalogueOf(1500)
const byId = new Map(products.map((product) => [product.id, product]))
const plans = new Map(planCatalogue(families, 1500, 1).map((plan) => [plan.id, plan]))

function productOf(id: string): ProductRecord {
  const product = byId.get(id)
  if (!product) throw new Error(`no product ${id}`)
  return product
}

function planOf(id: string): Plan {
  const plan = plans.get(id)
  if (!plan) throw new Error(`no plan ${id}`)
  return plan
}

const valuesOf = ({ parameters, variants }: ProductRecord, code: string) =>
  new Set([...parameters, ...variants.flatMap((variant) => variant.parameters)].flatMap((value) => (value.code === code && 'values' in value ? value.values : [])))
const flowOf = ({ parameters, variants }: ProductRecord, size: string) => {
  const variant = variants.find(({ axisValues }) => Object.values(axisValues)[0] === size)
  const value = [...(variant?.parameters ?? []), ...parameters].find(({ code }) => code === 'q_max')
  return value && 'number' in value ? value.number : null
}

describe('§3 relations of products', () => {
  it('name only other products that exist, each once in a list', () => {
    for (const { id, fits, alternatives, colours, gifts, relations } of products) {
      for (const list of [fits, alternatives, colours, gifts, ...Object.values(relations)]) {
        expect(new Set(list).size).toBe(list.length)
        expect(list).not.toContain(id)
        expect(list.filter((other: string) => !byId.has(other))).toEqual([])
      }
    }
  })

  it('§3 fit: each pair of every relation has variants that fit by rule, and endangers none', () => {
    const wrong: string[] = []
    let pairs = 0
    for (const product of products) {
      const { fits, relations } = product
      for (const other of [...fits, ...relations.requires, ...relations.consumables].map(productOf)) {
        pairs++
        const results = factsOfVariants(product).map((own) => factsOfVariants(other).map((part) => checkFit(own, part)))
        const isUsed = results.some((each) => each.some(({ outcome }) => outcome === 'fits'))
        const endangering = results.flatMap((each) => (each.some(({ outcome }) => outcome === 'fits') ? [] : each.filter(isDangerous)))
        if (!isUsed) wrong.push(`${product.id} + ${other.id}: nothing fits`)
        if (endangering[0]) wrong.push(`${product.id} + ${other.id}: ${JSON.stringify(endangering[0])}`)
      }
    }
    expect(wrong).toEqual([])
    expect(pairs).toBeGreaterThan(5500)
  })

  it('§3 fit: no galvanised part is recommended with stainless steel, beside which it rusts', () => {
    const ofOneMetal = (product: ProductRecord) => {
      const metals = valuesOf(product, 'material')
      return metals.size === 1 ? [...metals].find((metal) => metal === 'galvanised' || metal === 'stainless') : undefined
    }
    const pairs = products.flatMap((product) => product.fits.map((id) => [product, productOf(id)] as const))
    const metals = pairs.map((pair) => pair.map(ofOneMetal)).filter(([own, part]) => own && part)
    expect(metals.length).toBeGreaterThan(100)
    expect(metals.filter(([own, part]) => own !== part)).toEqual([])
  })

  it('§3 fit: a meter is recommended where its quantity is measured, ducts to no window fan', () => {
    const meters = products.flatMap(({ id, categoryId, fits }) => fits.map(productOf).flatMap((part) => (part.categoryId === 'L6' ? [{ id, categoryId, measures: valuesOf(part, 'measures') }] : [])))
    expect(meters.length).toBeGreaterThan(20)
    const unused = meters.filter(({ categoryId, measures }) => !(/^[FH]/.test(categoryId) ? ['pressure', 'humidity', 'co2'] : ['velocity', 'flow']).some((each) => measures.has(each)))
    expect(unused).toEqual([])
    expect(meters.filter(({ categoryId }) => !/^(?:D9|E[23]|F[23]|H3\.[124])/.test(categoryId))).toEqual([])
    const window = products.filter(({ categoryId }) => categoryId === 'A1.5')
    expect(window.length).toBeGreaterThan(3)
    expect(window.flatMap(({ fits, relations }) => [...fits, ...relations.requires].map(productOf)).filter(({ categoryId }) => !/^[HM]/.test(categoryId))).toEqual([])
  })

  it('§3 fit: stainless steel is recommended beside stainless steel alone', () => {
    const dear = products.flatMap((product) => {
      const isStainless = (one: ProductRecord) => valuesOf(one, 'material').has('stainless')
      return isStainless(product) ? [] : product.fits.map(productOf).filter((part) => /^[CDL]/.test(part.categoryId) && isStainless(part)).map((part) => `${product.id} + ${part.id}`)
    })
    expect(dear).toEqual([])
  })

  it('§3 fit: what is required is there for every variant, in its size', () => {
    const wrong: string[] = []
    let asked = 0
    for (const product of products) {
      const parts = product.relations.requires.flatMap((id) => factsOfVariants(productOf(id)))
      if (!parts.length) continue
      for (const [index, own] of factsOfVariants(product).entries()) {
        asked++
        if (!parts.some((part) => checkFit(own, part).outcome === 'fits')) wrong.push(product.variants[index]?.id ?? product.id)
      }
    }
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(1000)
  })

  it('§3 fit: alternatives and successors take the place of a variant: size, ends, voltage, protection', () => {
    const wrong: string[] = []
    for (const product of products) {
      for (const other of [...product.alternatives, ...product.relations.successors].map(productOf)) {
        const isReplaced = factsOfVariants(product).some((own) => factsOfVariants(other).some((next) => checkReplacement(own, next).outcome === 'fits'))
        if (!isReplaced) wrong.push(`${product.id} by ${other.id}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it.each([
    ['a transformer or triac', /^H1\.[12]$/, (facts: FitFacts) => facts.motor === 'ac' && facts.volts !== null],
    ['a frequency inverter', /^H1\.4$/, (facts: FitFacts) => facts.motor === 'ac' && facts.volts === 400 && facts.marking === null],
  ])('§3 fit: %s is recommended to motors alone that it can drive', (_, category, suits) => {
    let recommended = 0
    for (const product of products) {
      const controllers = product.fits.map(productOf).filter(({ categoryId }) => category.test(categoryId))
      if (!controllers.length || product.categoryId.startsWith('H')) continue
      recommended += controllers.length
      expect({ id: product.id, suits: factsOfVariants(product).every(suits) }).toEqual({ id: product.id, suits: true })
    }
    expect(recommended).toBeGreaterThan(5)
  })

  it('§3 fit: an EC controller is recommended where a motor understands its signal', () => {
    const controlled = products.filter(({ fits, categoryId }) => !categoryId.startsWith('H') && fits.some((id) => productOf(id).categoryId === 'H1.3'))
    expect(controlled.length).toBeGreaterThan(20)
    for (const product of controlled) {
      expect({ id: product.id, isElectronic: factsOfVariants(product).some(({ motor, signals }) => motor === 'ec' && signals.includes('0-10v')) }).toEqual({ id: product.id, isElectronic: true })
    }
  })

  it('§3 fit: what needs a part has it, but for what is not made', () => {
    const needing: [RegExp, (product: ProductRecord) => boolean][] = [
      [/^A1\.[123]$|^A2\.[1235]$/, (product) => !valuesOf(product, 'backdraught').size && !product.parameters.some(({ code }) => code === 'backdraught')],
      [/^A1\.4$|^A3\.[12]$|^B1|^B2\.[12]$|^B3\.2$|^J1$|^K1$/, () => true],
    ]
    const without = products.filter((product) => needing.some(([category, needs]) => category.test(product.categoryId) && needs(product)) && !product.relations.requires.length)
    expect(without.map(({ id }) => id)).toEqual([])
  })

  it('fits: spare parts of a fan stand behind what is mounted with it', () => {
    const withSpares = products.filter(({ categoryId, fits }) => categoryId.startsWith('A') && fits.some((id) => productOf(id).categoryId === 'M2'))
    expect(withSpares.length).toBeGreaterThan(3)
    for (const { fits } of withSpares) {
      const categories = fits.map((id) => productOf(id).categoryId)
      expect(categories.slice(categories.indexOf('M2')).every((category) => category === 'M2')).toBe(true)
    }
  })

  it('consumables: filter sets are made for the unit that names them', () => {
    const units = products.filter(({ relations }) => relations.consumables.length > 0)
    expect(units.length).toBeGreaterThan(30)
    for (const { name, relations } of units) {
      for (const set of relations.consumables.map(productOf)) {
        const models = unitModels.filter(({ id }) => valuesOf(set, 'unit_model').has(id))
        expect(models.some(({ title }) => name.de.startsWith(title.replace(/ \d+$/, '')))).toBe(true)
      }
    }
  })

  it('requires: fans without a shutter of their own ask for a damper of their diameter', () => {
    const without = products.filter(({ categoryId, parameters }) => /^A2\.[123]/.test(categoryId) && !parameters.some(({ code }) => code === 'backdraught'))
    const asking = without.filter(({ relations }) => relations.requires.length > 0)
    expect(asking.length).toBeGreaterThan(without.length * 0.9)
    for (const { id, relations } of asking) {
      for (const damper of relations.requires) {
        expect(productOf(damper).categoryId).toBe('D8')
        expect(planOf(damper).sizes.some((size) => planOf(id).sizes.includes(size))).toBe(true)
      }
    }
  })

  it('requires: an electric heater asks for a pressure switch that releases it', () => {
    const heaters = products.filter(({ categoryId }) => categoryId === 'K1' || categoryId === 'B3.2')
    expect(heaters.length).toBeGreaterThan(8)
    for (const { relations } of heaters) {
      expect(relations.requires.length).toBeGreaterThan(0)
      for (const id of relations.requires) expect(valuesOf(productOf(id), 'ctrl_signal').has('dry')).toBe(true)
    }
  })

  it('requires: a 12 V fan asks for its transformer', () => {
    for (const { relations } of products.filter(({ categoryId }) => categoryId === 'A1.4')) {
      expect(relations.requires.map((id) => planOf(id).family.id)).toEqual(['selv-transformer'])
    }
  })

  it('alternatives: are of the same kind and size, with an airflow within 15 %', () => {
    for (const product of products.filter(({ categoryId }) => categoryId.startsWith('A'))) {
      for (const other of product.alternatives.map(productOf)) {
        expect(other.categoryId).toBe(product.categoryId)
        const size = planOf(product.id).sizes.find((own) => planOf(other.id).sizes.includes(own))
        const [a, b] = [flowOf(product, size ?? ''), flowOf(other, size ?? '')]
        // Figures are rounded as in a data sheet, so half a step more is allowed.
        expect(a && b ? Math.abs(b / a - 1) : 0).toBeLessThan(0.2)
      }
    }
  })

  it('alternatives: name each series once, in the colour of the product if there is one', () => {
    const coloured = products.map(({ id, alternatives }) => ({ plan: planOf(id), others: alternatives.map(planOf) })).filter(({ plan }) => plan.family.twins.length > 0)
    expect(coloured.length).toBeGreaterThan(50)
    for (const { plan, others } of coloured) {
      expect(new Set(others.map(({ seed }) => seed)).size).toBe(others.length)
      const offered = others.filter(({ seed }) => [...plans.values()].some((other) => other.seed === seed && other.colour === plan.colour))
      expect(offered.map(({ colour }) => colour)).toEqual(offered.map(() => plan.colour))
    }
  })

  it('successors: whatever is no longer made says so, and names one that is', () => {
    const ended = products.filter(({ saleable }) => !saleable)
    expect(ended.length).toBeGreaterThan(3)
    for (const { endText, relations } of ended) {
      expect(endText?.de).toContain('nicht mehr gebaut')
      for (const successor of relations.successors.map(productOf)) expect(successor.saleable).toBe(true)
    }
    expect(products.filter(({ saleable, endText }) => saleable && endText)).toEqual([])
  })

  it('sets: a kit consists of fan, duct, grille and tape, which name the kit', () => {
    const kits = products.filter(({ categoryId }) => categoryId === 'M1')
    expect(kits.length).toBeGreaterThan(3)
    for (const { id, relations } of kits) {
      expect([...new Set(relations.set.map((part) => productOf(part).categoryId))]).toEqual(['A1.1', 'C3', 'E1.1', 'L2'])
      for (const size of planOf(id).sizes) {
        const fans = relations.set.map(planOf).filter(({ family }) => family.id === 'bath-axial')
        expect(fans.some(({ sizes }) => sizes.includes(size))).toBe(true)
      }
      for (const part of relations.set) {
        const { sets } = productOf(part).relations
        expect(sets.includes(id) || sets.length === 4).toBe(true)
      }
    }
  })

  it('colours: the same series, told apart by colour alone, and they name each other', () => {
    const inColours = products.filter(({ colours }) => colours.length > 0)
    expect(inColours.length).toBeGreaterThan(40)
    for (const product of inColours) {
      const [own] = valuesOf(product, 'color_ral')
      for (const other of product.colours.map(productOf)) {
        expect(other.colours).toContain(product.id)
        expect(valuesOf(other, 'color_ral').has(own ?? '')).toBe(false)
        expect(other.variants.map(({ prices }) => prices)).toEqual(product.variants.map(({ prices }) => prices))
      }
    }
  })
})
