import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales } from '../../../domain/locales/locales.ts'
import { ownUnits } from '../../../domain/product/availability.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { QuantityInput } from './quantity-input.tsx'

describe('§5 §9 lengths of the quantity input', () => {
  it.each(ownUnits)('takes 4 characters, for pieces and for fractions: %s', (code) => {
    for (const step of [1, 0.5]) {
      const html = renderInShop(<QuantityInput unit={{ code, step }} />)
      expect(html).toContain('maxLength="4"')
    }
  })

  it('shows a unit of 3 characters at most', () => {
    for (const code of ownUnits) {
      const html = renderInShop(<QuantityInput unit={{ code, step: 1 }} />)
      expect(html).toMatch(/quantity__unit">.{1,3}</)
    }
  })

  it.each(locales)('has no longer unit text in %s', (locale) => {
    const file = new URL(`../../i18n/locales/${locale}.json`, import.meta.url)
    const { unit }: { unit: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'))
    const names = ownUnits.map((code) => unit[code] ?? '')
    expect(names.filter((name) => name.length < 1 || name.length > 3)).toEqual([])
  })
})
