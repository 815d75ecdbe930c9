import { describe, it } from 'vitest'
import { locales } from '../../../domain/locales/locales.ts'
import { DutiesRecord } from '../../../domain/operator/duties-record.ts'
import { catalogueOf } from '../../testing/catalogue-of.ts'

const { products } = catalogueOf(600)

const inCategory = (pattern: RegExp) => products.filter(({ categoryId }) => pattern.test(categoryId))

describe('§3 duties of the demo’s products', () => {
  it('are what an import would take', ({ expect }) => {
    const refused = products.filter(({ duties }) => duties && !DutiesRecord.safeParse(duties).success)
    expect(refused.map(({ id }) => id)).toEqual([])
  })

  it('fans, units, heaters and controls are electrical, pipes, fittings and filters are not', ({ expect }) => {
    const devices = inCategory(/^(?:A1|A2|A4|B1|B2\.[12]|K1|K3|H|J1|L6|M1)/).filter(({ id }) => !/^p-(?:clamp|tool)/.test(id))
    for (const { id, duties } of devices) expect(duties?.electrical, id).toEqual({ except: [] })
    for (const { id, duties } of inCategory(/^(?:C|D[1-8]|E|F|G|L[1-5]|B3\.1|B2\.3|A3\.3|K2|M2)/)) expect(duties?.electrical ?? null, id).toBeNull()
  })

  it('a damper is electrical where it has an actuator for 24 or 230 V', ({ expect }) => {
    const dampers = inCategory(/^(?:I1|D9)$/)
    expect(dampers.length).toBeGreaterThan(3)
    for (const { id, duties, variants, parameters } of dampers) {
      const manual = variants.filter(({ parameters: own }) =>
        [...own, ...parameters].some((value) => value.code === 'actuator' && 'values' in value && value.values.includes('none')))
      const isAllManual = manual.length === variants.length
      expect(duties?.electrical ?? null, id).toEqual(isAllManual ? null : { except: manual.map((variant) => variant.id) })
    }
  })

  it('whatever is connected to the mains warns of it, in every language', ({ expect }) => {
    for (const { id, duties, parameters, variants } of products) {
      const isMains = parameters.some((value) => value.code === 'u' && 'values' in value && value.values.includes('230'))
      if (!isMains || !duties?.electrical) continue
      expect(duties.warnings.some(({ signal }) => signal === 'danger'), id).toBe(true)
      const noMains = variants.filter(({ parameters: own }) => own.some((value) => value.code === 'actuator' && 'values' in value && !value.values.includes('230v')))
      const [{ except = [] } = {}] = duties.warnings
      expect(except, id).toEqual(expect.arrayContaining(noMains.map((variant) => variant.id)))
      for (const { text } of duties.warnings) for (const locale of locales) expect(text[locale]).not.toBe('')
    }
  })

  it('a declaration has a number of its own, on fire dampers and valves alone', ({ expect }) => {
    const declared = products.filter(({ duties }) => duties?.declaration)
    expect(declared.map(({ id }) => id)).toEqual(inCategory(/^I[12]$/).map(({ id }) => id))
    expect(declared.map(({ id }) => id)).toEqual(products.filter(({ documents }) => documents.includes('declaration')).map(({ id }) => id))
    const numbers = declared.map(({ duties }) => duties?.declaration?.number)
    expect(new Set(numbers).size).toBe(declared.length)
  })

  it('what tells data over Wi-Fi or Modbus has facts of them, other things none', ({ expect }) => {
    let connected = 0
    for (const { id, duties, variants, parameters } of products) {
      const telling = variants.flatMap(({ id: variant, parameters: own }) =>
        [...own, ...parameters].some((value) => /^ctrl(?:_signal)?$/.test(value.code) && 'values' in value && value.values.some((each) => each === 'wlan' || each === 'modbus')) ? [variant] : [])
      const told = variants.map((variant) => variant.id).filter((variant) => duties?.data.some(({ except }) => !except.includes(variant)))
      expect(told, id).toEqual(telling)
      if (telling.length > 0) connected++
    }
    expect(connected).toBeGreaterThan(10)
  })

  it('batteries are in meters and remote controls; a button cell is warned of', ({ expect }) => {
    const kept = products.filter(({ duties }) => duties?.battery)
    expect(kept.length).toBeGreaterThan(4)
    for (const { duties } of kept) {
      if (duties?.battery?.type !== 'CR2032') continue
      expect(duties.warnings.some(({ text }) => text.en.startsWith('Button cell'))).toBe(true)
    }
  })
})
