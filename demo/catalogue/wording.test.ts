import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { countryCode } from '../../domain/country-code.ts'
import { phonePrefixes } from '../../domain/merchant/country-codes.ts'
import { locales } from '../../domain/locales/locales.ts'
import { germanBranches } from '../content/branches/germany.ts'
import { neighbouringBranches } from '../content/branches/neighbours.ts'
import { merchant } from '../content/merchant.ts'
import { catalogueOf } from '../testing/catalogue-of.ts'
import { brandCodes, brands } from './brands.ts'
import { parameters } from './parameters.ts'

const { products } = catalogueOf(1500)

describe('§3 Product: names', () => {
  it('are never a parameter’s title with a colon: `2 Stück`, not `Stück im Paket: 2`', () => {
    const wrong = products.flatMap(({ name, variants }) => [name, ...variants.flatMap((variant) => [variant.name, variant.fullname])])
      .flatMap((text) => locales.map((locale) => text[locale]))
      .filter((text) => text.includes(':'))
    expect([...new Set(wrong)].slice(0, 5)).toEqual([])
  })

  it('count in the forms of the language', () => {
    const names = new Set(products.flatMap(({ variants }) => variants.map(({ name }) => name.cs)))
    expect([...names].filter((name) => /\b1 štěrbiny|\b[234] štěrbin\b|\b[234] vývodů/.test(name))).toEqual([])
    expect([...names].some((name) => /\b1 štěrbina/.test(name))).toBe(true)
  })

  it('of hoses state a length, not a coil', () => {
    const hoses = products.filter(({ categoryId }) => categoryId.startsWith('C2.'))
    expect(hoses.length).toBeGreaterThan(10)
    expect(hoses.filter(({ name, variants }) => /návin/.test([name.cs, ...variants.map(({ fullname }) => fullname.cs)].join()))).toEqual([])
  })

  it('of values say what the product does: none is `Standard`', () => {
    const empty = parameters.flatMap(({ code, values = [] }) => values.filter(({ title }) => /^[SŠ]tandard$/.test(title.sk)).map(({ id }) => `${code}: ${id}`))
    expect(empty).toEqual([])
  })
})

describe('addresses and phones', () => {
  it('GPSR Art. 19: of manufacturers name no country in one language; it is data', () => {
    const languages = ['de', 'cs', 'sk', 'en'].map((locale) => new Intl.DisplayNames([locale], { type: 'region' }))
    for (const { manufacturer } of brands) {
      const code = countryCode(manufacturer.country ?? '') ?? 'none'
      for (const names of languages) {
        expect(manufacturer.address).not.toContain(names.of(code))
        expect(manufacturer.euRepresentative ?? '').not.toContain(names.of('DE'))
      }
    }
  })

  it('have the dial code of their country, and none of another city', () => {
    const all = [...germanBranches, ...neighbouringBranches]
    const foreign = all.filter(({ address, phone }) => !phone.startsWith(`${prefixOf(address.country)} `))
    expect(foreign.map(({ title }) => title)).toEqual([])
    const german = all.filter(({ address }) => address.country === 'DEU').map(({ phone }) => phone.split(' ')[1])
    expect(new Set(german).size).toBe(german.length)
  })

  it('of the shop are those of the market', () => {
    for (const [country, phone] of Object.entries(merchant.phones)) expect(phone.startsWith(prefixOf(country))).toBe(true)
    expect(Object.keys(merchant.phones).toSorted()).toEqual(['CZE', 'SVK'])
  })
})

describe('product codes of the demo', () => {
  it('are in no production code', () => {
    const code = new RegExp(`\\b(?:${Object.values(brandCodes).join('|')})-[A-Z]{2,3}-`)
    const files = ['client', 'worker', 'domain', 'backend'].flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,json}`))
      .filter((file) => !/\.test\.|testing\//.test(file))
    expect(files.length).toBeGreaterThan(1000)
    expect(files.filter((file) => code.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})

function prefixOf(country: string): string {
  return Object.entries(phonePrefixes).find(([code]) => code === country)?.[1] ?? 'unknown'
}
