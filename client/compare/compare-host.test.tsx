import { describe, it } from 'vitest'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { compareNews } from './compare.ts'
import { CompareHost } from './compare-host.tsx'

describe('§4 compare: confirmation dialog', () => {
  it('waits for its host to hydrate, whose HTML has none', ({ expect }) => {
    compareNews.value = { kind: 'added', name: 'Aura 100' }
    try {
      expect(renderInShop(<CompareHost />)).toBe('')
    } finally {
      compareNews.value = null
    }
  })
})
