import { describe, it } from 'vitest'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { compareNotice } from './compare.ts'
import { CompareHost } from './compare-host.tsx'

describe('§4 compare: confirmation dialog', () => {
  it('waits for its host to hydrate, whose HTML has none', ({ expect }) => {
    compareNotice.value = { kind: 'added', name: 'Aura 100' }
    try {
      expect(renderInShop(<CompareHost />)).toBe('')
    } finally {
      compareNotice.value = null
    }
  })
})
