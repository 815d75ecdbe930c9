import { describe, expect, it } from 'vitest'
import { routesOf } from '../../domain/routes.ts'
import { linkHref } from './link-href.ts'

const routes = routesOf('de')
const custom = (target: string) => linkHref({ type: 'custom_link', target }, routes)

describe('§2 Link objects', () => {
  it('map categories, pages and products to their screens', () => {
    expect(linkHref({ type: 'category', target: 'ventilatoren/rohr' }, routes)?.href).toBe(
      '/ventilatoren/rohr',
    )
    expect(linkHref({ type: 'virtual_category', target: 'leise' }, routes)?.href).toBe('/leise')
    expect(linkHref({ type: 'page', target: 'versand' }, routes)?.href).toBe('/seite/versand')
    expect(linkHref({ type: 'product', target: 'eco 100' }, routes)?.href).toBe(
      '/produkt/eco%20100',
    )
    expect(linkHref({ type: 'article_category', target: 'planung/einbau' }, routes)?.href).toBe(
      '/articlelist/planung/einbau',
    )
    expect(linkHref({ type: 'article_tag', target: 'bad' }, routes)?.href).toBe('/articletag/bad')
    expect(linkHref({ type: 'page', target: '' }, routes)).toBeNull()
  })

  it('treat a custom path as internal', () => {
    expect(custom('/suche?q=filter')).toEqual({ href: '/suche?q=filter', external: false })
    expect(custom('aktion')).toEqual({ href: '/aktion', external: false })
    expect(custom('#filter')).toEqual({ href: '#filter', external: false })
  })

  it.each([
    'mailto:a@b.de',
    'tel:+4930',
    'sms:+4930',
    'geo:1,2',
    'market://x',
    'https://x.de/',
    'HTTP://x.de',
  ])('treat %s as external', (target) =>
    expect(custom(target)).toEqual({ href: target, external: true }),
  )

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '',
  ])('have no link for %j', (target) => expect(custom(target)).toBeNull())
})
