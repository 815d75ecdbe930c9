import { beforeEach, describe, it, vi } from 'vitest'
import { getRedirect, getUrlRewrite } from '../../../domain/contract/cms.ts'
import { request } from '../../testing/request.ts'
import { runImport } from '../../testing/run-import.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => vi.restoreAllMocks()
})

const redirects = (moves: Record<string, string>) =>
  runImport(
    'content',
    Object.entries(moves).map(([id, target]) => ({ record: { type: 'redirect', id, target } })),
  )
const targetOf = async (path: string) =>
  (await request(getRedirect, { query: { route: 'category', path } })).response.redirectPath

describe('§7 redirects of a former shop, from an import', () => {
  it('are found by the path as it is requested, however it was written', async ({ expect }) => {
    const moves = {
      '/Svitidla/LED.html': '/lampy',
      '/katalog/': '/lampy',
      '/svítidla': '/lampy',
      '/st%c3%a1re': '/Lampy/?razeni=cena#produkty',
      '/dvě slova': '/lampy',
    }
    expect(await redirects(moves)).toMatchObject({ errors: [], new: 5 })
    expect(await targetOf('/svitidla/led.html')).toBe('/lampy')
    expect(await targetOf('/katalog')).toBe('/lampy')
    expect(await targetOf('/sv%C3%ADtidla')).toBe('/lampy')
    expect(await targetOf('/sv%c3%adtidla')).toBe('/lampy')
    expect(await targetOf('/st%C3%A1re')).toBe('/lampy?razeni=cena#produkty')
    expect(await targetOf('/dv%C4%9B%20slova')).toBe('/lampy')
    expect(await redirects(moves)).toMatchObject({ errors: [], new: 0, unchanged: 5 })
  })

  it('lead to the end of a chain at once, and nowhere in a circle', async ({ expect }) => {
    await redirects({ '/a': '/b', '/b': '/c', '/c': '/ziel', '/k1': '/K2/', '/k2': '/k1' })
    expect(await targetOf('/a')).toBe('/ziel')
    expect(await targetOf('/c')).toBe('/ziel')
    expect(await targetOf('/k1')).toBeNull()
    expect(await targetOf('/k2')).toBeNull()
  })

  it.for<[string, string, string, RegExp]>([
    ['/index.php?id=12', '/lampy', 'id', /path alone/],
    ['/katalog/*', '/lampy', 'id', /path alone/],
    ['/seite#oben', '/lampy', 'id', /path alone/],
    ['/alt', 'https://www.shop.example/lampy', 'target', /path of this shop/],
    ['/alt', '//www.shop.example/lampy', 'target', /path of this shop/],
    ['/alt', 'javascript:alert(1)', 'target', /path of this shop/],
    ['/alt', 'lampy', 'target', /path of this shop/],
  ])('are refused where they could never work: %s to %s', async (row, { expect }) => {
    const [id, target, column, reason] = row
    const { errors } = await redirects({ [id]: target })
    expect(errors).toMatchObject([{ line: 2, column }])
    expect(errors[0]?.reason).toMatch(reason)
  })

  it('name a path that stands twice in two spellings', async ({ expect }) => {
    const { errors } = await redirects({ '/Alt': '/a', '/alt/': '/b' })
    expect(errors).toEqual([{ line: 3, column: 'id', reason: 'is in line 2 too' }])
  })

  it('include the former paths of a text page', async ({ expect }) => {
    const inAll = (text: string) => ({ de: text, cs: text, sk: text, en: text })
    const content = { type: 'doc', content: [] }
    const page = {
      type: 'page',
      id: 'umzug',
      slug: inAll('umzug'),
      title: inAll('Umzug'),
      content: { de: content, cs: content, sk: content, en: content },
      rewrites: ['/Umzug.HTML', '/umzüge/'],
    }
    expect(await runImport('content', [{ record: page }])).toMatchObject({ errors: [], new: 1 })
    for (const path of ['/umzug.html', '/umz%C3%BCge']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { response } = await request(getUrlRewrite, { query: { path, lang: 'de' } })
      expect(response.match, path).toEqual({ type: 'page', slug: 'umzug' })
    }
  })
})
