import { env } from 'cloudflare:test'
import { beforeEach, describe, it, vi } from 'vitest'
import { operate } from '../../testing/operator.ts'
import { runImport } from '../../testing/run-import.ts'
import { searchValueOf, valueOf } from '../../testing/shop.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => vi.restoreAllMocks()
})

type Exported = { type: string; id: string } & Record<string, unknown>

async function exported(): Promise<Exported[]> {
  const records: Exported[] = []
  for (let after: unknown = ''; typeof after === 'string';) {
    const path = `/operator/content?after=${encodeURIComponent(after)}`
    const { response } = await operate({ method: 'GET', path })
    // Validated by the import at the end of each test.
    records.push(...(response['records'] as Exported[]))
    after = response['next']
  }
  return records
}

const doc = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const term = (id: string, slug: string, changes: object = {}) => ({
  record: {
    type: 'glossary_term',
    id,
    texts: { de: { slug, title: 'Volumenstrom', perex: 'Luft', description: doc('je Stunde') } },
    ...changes,
  },
})

describe('point 6: content imports', () => {
  it('are unchanged after an export: 0 changed', async ({ expect }) => {
    const records = await exported()
    expect(new Set(records.map(({ type }) => type)).size).toBeGreaterThan(5)
    const result = await runImport(
      'content',
      records.map((record) => ({ record })),
    )
    expect(result).toMatchObject({
      errors: [],
      new: 0,
      changed: 0,
      unchanged: records.length,
      done: true,
    })
  })

  it('add entries, which are found and purged, and change them', async ({ expect }) => {
    await env.DB.prepare('DELETE FROM purge_outbox').run()
    expect(await runImport('content', [term('volumenstrom', 'volumenstrom-x')])).toMatchObject({
      errors: [],
      new: 1,
      applied: 1,
    })
    const found = `SELECT count(*) FROM search_document WHERE search_document MATCH 'volumenstrom'`
    expect(await searchValueOf(found)).toBe(1)
    const { results } = await env.DB.prepare('SELECT tags FROM purge_outbox').all()
    expect(results.flatMap(({ tags }) => String(tags).split(' '))).toContain('glossary')
    const change = { type: 'glossary_term', id: 'volumenstrom', texts: { de: { perex: 'Menge' } } }
    expect(await runImport('content', [{ record: change }])).toMatchObject({ changed: 1 })
    const value = `SELECT value ->> 'perex' FROM entry_text WHERE id = 'volumenstrom'`
    expect(await valueOf(value)).toBe('Menge')
    expect(await runImport('content', [{ record: change }])).toMatchObject({ unchanged: 1 })
  })

  it('add pages with their old paths, menus and redirects', async ({ expect }) => {
    const inAll = (text: string) => ({ de: text, cs: text, sk: text, en: text })
    const page = {
      type: 'page',
      id: 'neu',
      slug: inAll('neue-seite'),
      title: inAll('Neu'),
      content: { de: doc('a'), cs: doc('b'), sk: doc('c'), en: doc('d') },
      blocks: { de: [{ id: 'b1', type: 'products', blockTitle: 'x', productIds: ['letzter'] }] },
      rewrites: ['/neu.html'],
    }
    const result = await runImport('content', [
      { record: page },
      { record: { type: 'redirect', id: '/alt', target: '/neue-seite' } },
      {
        record: {
          type: 'menu',
          id: 'top',
          values: { de: { code: 'top', title: 'Oben', items: [] } },
        },
      },
    ])
    expect(result).toMatchObject({ errors: [], done: true })
    expect(await valueOf(`SELECT page_id FROM rewrite WHERE path = '/neu.html'`)).toBe('neu')
    expect(await valueOf(`SELECT target FROM redirect WHERE path = '/alt'`)).toBe('/neue-seite')
    await runImport('content', [{ record: { type: 'page', id: 'neu', rewrites: [] } }])
    expect(await valueOf(`SELECT count(*) FROM rewrite WHERE page_id = 'neu'`)).toBe(0)
    await runImport('content', [{ record: { type: 'page', id: 'neu', slug: inAll('neuer') } }])
    const former = `SELECT target FROM redirect WHERE path = '/seite/neue-seite'`
    expect(await valueOf(former)).toBe('/seite/neuer')
  })

  it('keep the former address of an entry as a redirect', async ({ expect }) => {
    await runImport('content', [term('umbenannt', 'alter-begriff')])
    const slug = { texts: { de: { slug: 'neuer-begriff' } } }
    const result = await runImport('content', [
      { record: { type: 'glossary_term', id: 'umbenannt', ...slug } },
    ])
    expect(result).toMatchObject({ errors: [], changed: 1 })
    const paths = `SELECT path || ' ' || target FROM redirect WHERE path LIKE '%alter-begriff'`
    expect(await valueOf(paths)).toMatch(/\/alter-begriff \/.+\/neuer-begriff$/)
  })

  it.for<[string, object, string, RegExp]>([
    ['an unknown type', { type: 'poem', id: 'x' }, 'type', /"poem" is unknown/],
    ['no type', { id: 'x' }, 'type', /required/],
    ['an unknown field', term('x', 'x', { colour: 'red' }).record, 'colour', /unknown field/],
    ['a bad slug', term('x', 'Große Worte').record, 'texts.de.slug', /lower-case letters/],
    [
      'a missing text',
      { type: 'glossary_term', id: 'x', texts: { cs: { slug: 'x', title: 'X', perex: '' } } },
      'texts.cs.description',
      /required/,
    ],
    ['no target', { type: 'redirect', id: '/x' }, 'target', /required/],
    ['a redirect without a path', { type: 'redirect', id: 'x', target: '/' }, 'id', /slash/],
  ])(
    'are refused with %s, and nothing is written',
    async ([, record, column, reason], { expect }) => {
      const before = await exported()
      const rows = [term('gut', 'gut'), { record }]
      const result = await runImport('content', rows)
      expect(result).toMatchObject({ problem: 'wrong_rows', wrong: 1 })
      expect(result.errors[0]).toMatchObject({ line: 3, column })
      expect(result.errors[0]?.reason).toMatch(reason)
      expect(await exported()).toEqual(before)
    },
  )

  it('name all that is wrong with a record, also a picture by its address', async ({ expect }) => {
    await runImport('content', [term('belegt', 'belegt')])
    const article = {
      type: 'article',
      id: 'falsch',
      colour: 'red',
      facts: { created: '2026-01-01T08:00:00Z' },
      texts: {
        de: {
          slug: 'falsch',
          title: 'Falsch',
          short_title: '',
          perex: '',
          image: { path: 'https://pictures.example/fan.jpg', alt: 'Lüfter' },
          content: doc('x'),
        },
      },
    }
    const rows = [
      { record: { ...term('neu', 'belegt').record, colour: 'red' } },
      { record: article },
    ]
    const { errors } = await runImport('content', rows)
    expect(errors.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '2 colour',
      '2 texts.de.slug',
      '3 colour',
      '3 texts.de.image.path',
    ])
  })

  it('allow a slug once per kind and language', async ({ expect }) => {
    const rows = [term('eins', 'gleich'), term('zwei', 'gleich')]
    expect((await runImport('content', rows)).errors).toEqual([
      { line: 3, column: 'texts.de.slug', reason: 'is that of "eins"' },
    ])
  })
})
