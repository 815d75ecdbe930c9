import { describe, it } from 'vitest'
import type { Configuration } from '../../../domain/site.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { ExtrasSection } from './extras-section.tsx'

const consentsOf = (features: Configuration['features']) => {
  const section = <ExtrasSection guest={false} takesBack={false} values={{}} errors={{}} />
  const html = renderInShop(section, { configuration: { features } })
  return [...html.matchAll(/name="(\w+)"/g)].map(([, name]) => name)
}

describe('§2 voluntary consents of the checkout', () => {
  it('are asked for what the shop has, and nothing else', ({ expect }) => {
    expect(consentsOf({})).toEqual(['note', 'newsletter', 'terms'])
    expect(consentsOf({ magazine: true, zbozi: true })).toEqual([
      'note',
      'newsletter',
      'magazine',
      'terms',
    ])
  })
})
