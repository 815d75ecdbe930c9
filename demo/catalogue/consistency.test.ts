import { describe, expect, it } from 'vitest'
import type { ProductRecord, VariantRecord } from '../records.ts'
import { factsOfVariants } from '../testing/facts-of-variants.ts'
import { catalogueOf } from '../testing/catalogue-of.ts'
import { seriesOfUnit } from './products/unit-models.ts'

const { products } = catalogueOf(1500)
const everyVariant = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })))

type Owned = { product: ProductRecord; variant: VariantRecord }

const valueOf = ({ product, variant }: Owned, code: string) => [...variant.parameters, ...product.parameters].find((value) => value.code === code)
const idsOf = (owned: Owned, code: string) => {
  const value = valueOf(owned, code)
  return value && 'values' in value ? value.values : []
}
const numberOf = (owned: Owned, code: string) => {
  const value = valueOf(owned, code)
  return value && 'number' in value ? value.number : null
}
const figureOf = (owned: Owned, code: string) => {
  const [id] = idsOf(owned, code)
  return id === undefined ? null : Number(id.replace('-', '.'))
}
const inCategories = (category: RegExp) => everyVariant.filter(({ product }) => category.test(product.categoryId))

/** Ids of inconsistent variants; fails if too few were checked. */
function contradicting(looked: Owned[], atLeast: number, isConsistent: (owned: Owned) => boolean): string[] {
  expect(looked.length).toBeGreaterThanOrEqual(atLeast)
  return looked.filter((owned) => !isConsistent(owned)).map(({ variant }) => variant.id)
}

describe('§3 data of the catalogue do not contradict themselves', () => {
  it('an actuator is one of the voltage that feeds it', () => {
    const wrong = contradicting(inCategories(/^H5$/), 20, (owned) => {
      const volts = idsOf(owned, 'actuator').filter((id) => id !== 'spring')
      return volts.length === 1 && volts[0] === `${idsOf(owned, 'u')[0]}v`
    })
    expect(wrong).toEqual([])
  })

  it.each([
    [/alu/i, 'aluminium'],
    [/butyl/i, 'butyl'],
    [/vinyl/i, 'pvc'],
    [/mineral|\blana/i, 'mineral'],
    [/elasto/i, 'rubber'],
    [/\bzink\b/i, 'galvanised'],
  ])('a series called %s is made of %s', (word, material) => {
    const looked = everyVariant.filter((owned) => word.test(seriesOf(owned.product)) && idsOf(owned, 'material').length > 0)
    expect(contradicting(looked, 1, (owned) => idsOf(owned, 'material').includes(material))).toEqual([])
  })

  it('an electric heater takes no more than 16 A of a phase, and the air carries its heat away', () => {
    const wrong = contradicting(inCategories(/^(?:K1|B3\.2)$/), 30, (owned) => {
      const [watts, volts, dn] = [(figureOf(owned, 'p_heat') ?? 0) * 1000, figureOf(owned, 'u') ?? 0, figureOf(owned, 'dn') ?? 0]
      const amps = volts === 400 ? watts / (400 * Math.sqrt(3)) : watts / volts
      const flow = (Math.PI / 4) * (dn / 1000) ** 2 * 4 * 3600
      return watts > 0 && amps <= 16 && watts / (0.34 * flow) <= 36
    })
    expect(wrong).toEqual([])
  })

  it('a heater of 3 kW and less runs on one phase, a stronger one on three', () => {
    const wrong = contradicting(inCategories(/^K1$/), 20, (owned) => ((figureOf(owned, 'p_heat') ?? 0) <= 3) === (figureOf(owned, 'u') === 230))
    expect(wrong).toEqual([])
  })

  it('a filter set or spare is for units of one series, and a filter set for ventilation units alone', () => {
    for (const product of products.filter(({ categoryId }) => categoryId === 'F1' || categoryId === 'M2')) {
      const units = new Set(product.variants.flatMap((variant) => idsOf({ product, variant }, 'unit_model')))
      expect({ id: product.id, series: new Set([...units].map(seriesOfUnit)).size }).toEqual({ id: product.id, series: 1 })
    }
    const wrong = contradicting(inCategories(/^F1$/), 50, (owned) => !/silva|brisa|kanalo/.test(idsOf(owned, 'unit_model').join()))
    expect(wrong).toEqual([])
  })

  it('a category has what it is named after: flow regulators, rectangular fire dampers', () => {
    const regulators = inCategories(/^D9$/).filter(({ product }) => product.name.de.includes('Volumenstromregler'))
    expect(contradicting(regulators, 10, (owned) => (numberOf(owned, 'q_max') ?? 0) > 0)).toEqual([])
    const rectangular = inCategories(/^I1$/).filter(({ product }) => product.name.de.includes('eckig'))
    expect(contradicting(rectangular, 10, (owned) => idsOf(owned, 'size_ab').length === 1 && idsOf(owned, 'fire_class').length === 1)).toEqual([])
  })

  it('an EC fan for ducts, roofs and walls has an input for its signal', () => {
    const electronic = inCategories(/^A(?:2\.[1-4]|3\.[12]|4\.[123])$/).filter((owned) => idsOf(owned, 'motor').includes('ec'))
    expect(contradicting(electronic, 100, (owned) => idsOf(owned, 'ctrl').includes('0-10v'))).toEqual([])
  })

  it('what runs on 12 V has a motor for the alternating current of its transformer', () => {
    expect(contradicting(inCategories(/^A1\.4$/), 8, (owned) => idsOf(owned, 'motor').join() === 'ac')).toEqual([])
  })
})

describe('§3 figures of fans stay within physics', () => {
  const fans = everyVariant.filter(({ variant }) => variant.curves.length > 0)

  it('no point of full speed turns more of the input into moved air than the best fans do', () => {
    const wrong = contradicting(fans, 1000, (owned) => {
      const limit = idsOf(owned, 'motor').includes('ac') ? 0.5 : 0.62
      return (owned.variant.curves[0]?.points ?? []).every(([flow, pressure, power]) => (flow * pressure) / 3600 / power <= limit)
    })
    expect(wrong).toEqual([])
  })

  it('a small axial fan stays below 30 %', () => {
    const wrong = contradicting(
      fans.filter(({ product }) => /^A1\.[125]$/.test(product.categoryId)), 300,
      ({ variant }) => (variant.curves[0]?.points ?? []).every(([flow, pressure, power]) => (flow * pressure) / 3600 / power <= 0.3),
    )
    expect(wrong).toEqual([])
  })

  it('no point is quieter than any room, 10 dB(A)', () => {
    const wrong = contradicting(fans, 1000, ({ variant }) => variant.curves.every(({ points }) => points.every(([, , , sound]) => sound === null || sound >= 10)))
    expect(wrong).toEqual([])
  })

  it('current follows from input and voltage', () => {
    const stated = everyVariant.filter((owned) => numberOf(owned, 'i_max') !== null)
    const wrong = contradicting(stated, 1000, (owned) => {
      const [watts, volts, amps] = [numberOf(owned, 'p_el') ?? 0, figureOf(owned, 'u') ?? 0, numberOf(owned, 'i_max') ?? 0]
      // The current is rounded to hundredths of an ampere, and a motor's power factor is at most 1.
      return (amps + 0.005) * volts * (volts === 400 ? Math.sqrt(3) : 1) >= watts - 0.5
    })
    expect(wrong).toEqual([])
  })

  it('a bathroom fan is for a room that it serves: 6 m² and more where it brings the 60 m³/h of DIN 18017-3', () => {
    const sized = everyVariant.filter((owned) => numberOf(owned, 'room_m2') !== null)
    const wrong = contradicting(sized, 500, (owned) => {
      const [room, flow] = [numberOf(owned, 'room_m2') ?? 0, (numberOf(owned, 'q_max') ?? 0) * 0.75]
      return room * 10 <= flow + 1 && (flow < 61 || room >= 6)
    })
    expect(wrong).toEqual([])
  })
})

describe('§3 models', () => {
  it('a device is one model, of its own brand and series, by which its filters and spares are found', () => {
    const named = products.filter((product) => factsOfVariants(product).some(({ model }) => model !== null))
    expect(named.length).toBeGreaterThan(30)
    for (const product of named) {
      for (const { model } of factsOfVariants(product)) {
        const series = model === null ? '' : (seriesOfUnit(model) ?? '-')
        expect({ id: product.id, isOwn: product.name.de.startsWith(series) }).toEqual({ id: product.id, isOwn: true })
      }
    }
  })
})

/** The words between brand and noun. */
function seriesOf({ name }: ProductRecord): string {
  return name.de.split(' ').slice(1, 3).join(' ')
}
