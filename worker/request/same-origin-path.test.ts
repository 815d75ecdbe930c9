import { describe, it } from 'vitest'
import { safeRedirect } from './same-origin-path.ts'

describe('design §8: a redirect target is a path of this origin or refused', () => {
  it.for(['/', '/checkout/info', '/suche?q=a%20b&x=//', '/a#top', '/produkt/rohr?variant_id=v2'])(
    'accepts %s',
    (path, { expect }) => {
      expect(safeRedirect(path, '/home')).toBe(path)
    },
  )

  it.for([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'evil.example',
    '',
    ' /checkout',
    '/\u0000',
    `/${'a'.repeat(3000)}`,
    null,
    undefined,
    42,
    ['/checkout'],
  ])('refuses %j', (value, { expect }) => {
    expect(safeRedirect(value, '/home')).toBe('/home')
  })
})
