import { describe, expect, it } from 'vitest'
import type { ProductRecord } from '../../backend/db/records.ts'
import { electricsOf } from './products/electrics.ts'
import { families } from './families/all.ts'
import { numericSize } from './products/figures.ts'
import { generateCatalogue } from './generate.ts'
import { planCatalogue, type Plan } from './plan.ts'
import { portsOf, sharedSizes } from './products/ports.ts'
import { unitModels } from './products/unit-models.ts'

const { products } = generateCatalogue({ products: 1500 })
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

/** What goes with something for another reason than its size. */
const unsized = /^(?:L2|L3|L4|L6|H|F1|M2|I4|L7)/

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

  it('fits: where both have ends to join, the ends match and a size is common', () => {
    let joined = 0
    for (const { id, fits } of products) {
      const own = planOf(id)
      for (const other of fits.map(planOf)) {
        const [a, b] = [portsOf(own), portsOf(other)]
        if (!a || !b || [own, other].some(({ family }) => unsized.test(family.category))) continue
        const isDevice = [own, other].some(({ family }) => /^(?:fan|industrial|hrv|hood)$/.test(family.group))
        const sizes = isDevice ? a.sizes.filter((size) => b.sizes.includes(size)) : sharedSizes(own, other)
        expect({ id, other: other.id, joined: sizes.length > 0 }).toEqual({ id, other: other.id, joined: true })
        joined++
      }
    }
    expect(joined).toBeGreaterThan(2000)
  })

  it('fits: a male end goes into a pipe and never into another male end', () => {
    const [bend, tee, duct] = ['p-bend-90-rondo', 'p-tee-rondo', 'p-spiral-rondo'].map(planOf)
    if (!bend || !tee || !duct) throw new Error('the catalogue lost its first series')
    expect(sharedSizes(bend, tee)).toEqual([])
    expect(sharedSizes(bend, duct).length).toBeGreaterThan(0)
  })

  it('fits: a controller carries 1.2 times the current of the fan, at its voltage', () => {
    let controlled = 0
    for (const { id, fits } of products) {
      for (const controller of fits.map(planOf).filter(({ family }) => /^H1\.[12]/.test(family.category))) {
        const { current, volts, motors } = electricsOf(planOf(id))
        expect(Math.max(...controller.sizes.map(numericSize))).toBeGreaterThanOrEqual(1.2 * current)
        expect([...valuesOf(productOf(controller.id), 'u')].some((volt) => volts.has(volt))).toBe(true)
        expect(motors.has('ac')).toBe(true)
        controlled++
      }
    }
    expect(controlled).toBeGreaterThan(50)
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
