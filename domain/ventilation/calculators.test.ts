import { expect, test } from 'vitest'
import { locales } from '../locales/locales.ts'
import { calculatorKinds, calculatorOfSlug, calculatorSlugs } from './calculators.ts'

test('calculators: each has an address of its own in every language', () => {
  for (const locale of locales) {
    const slugs = calculatorKinds.map((kind) => calculatorSlugs[kind][locale])
    expect(new Set(slugs).size).toBe(calculatorKinds.length)
    expect(slugs.map((slug) => calculatorOfSlug(locale, slug))).toEqual([...calculatorKinds])
  }
  expect(calculatorOfSlug('de', 'hluk')).toBeNull()
})
