import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Block } from '../../content/block.ts'
import { decode } from './decode.ts'
import { articleTeasersQuery } from './articles.ts'
import { errorPageQuery, pageQuery } from './pages.ts'
import { graphqlQuery } from './query.ts'
import { selectionOf } from './selection.ts'
import { shapeOf } from './shape.ts'

describe('§7 text of a query', () => {
  test('declares the arguments of a field and selects its whole response', () => {
    expect(errorPageQuery.query).toBe(
      'query ErrorPage($status: Int!) { error_page(status: $status) { title content image { path alt title } } }',
    )
    const plain = graphqlQuery({ name: 'n', response: z.object({ a: z.number() }), summary: '' })
    expect(plain.query).toBe('query N { n { a } }')
  })

  test('allows to omit optional arguments and those with a default', () => {
    expect(articleTeasersQuery.query).toContain('$_id: [String!], $slug: String,')
    expect(articleTeasersQuery.query).toContain('$limit: Int,')
  })

  test('selects less for a narrowed query', () => {
    expect(articleTeasersQuery.query).not.toContain('content')
  })

  test('selects each block’s own fields, with aliases that no two types share', () => {
    const selection = selectionOf(Block)
    expect(selection).toContain('... on BlockQuote { id type quote_text: text author }')
    expect(selection).toContain('... on BlockText { id type text_text: text }')
    expect(selection).toContain('... on BlockNewsletter { id type withText }')
  })
})

describe('answer of a query', () => {
  const block = (fields: object) => decode(z.array(Block), [fields])

  test('restores the names of a block’s fields', () => {
    expect(block({ id: '1', type: 'quote', quote_text: 'So.', author: null })).toEqual([
      { id: '1', type: 'quote', text: 'So.', author: null },
    ])
  })

  test('maps null to absent for optional fields, and keeps null elsewhere', () => {
    const schema = z.object({ a: z.optional(z.string()), b: z.nullable(z.string()) })
    expect(decode(schema, { a: null, b: null })).toEqual({ b: null })
    const slugs = z.partialRecord(z.enum(['de', 'cs']), z.string())
    expect(decode(slugs, { de: 'x', cs: null })).toEqual({ de: 'x' })
  })

  test.each([
    null,
    undefined,
    'text',
    7,
    [],
    [1],
    { type: 'unknown' },
    { type: 7 },
    { blocks: {} },
  ])('leaves %j to the schema, which refuses or ignores it', (junk) => {
    const read = pageQuery.read({ page: junk })
    expect(read.success ? read.data : null).toBeNull()
  })
})

describe('forms of GraphQL', () => {
  test('sends invalid names as strings, trees as one scalar', () => {
    expect(shapeOf(z.enum(['a', 'b']))).toMatchObject({ kind: 'enum' })
    expect(shapeOf(z.enum(['price-desc']))).toMatchObject({ kind: 'scalar', name: 'String' })
    expect(shapeOf(z.record(z.string(), z.number()))).toMatchObject({ name: 'JSON' })
    expect(shapeOf(z.iso.datetime())).toMatchObject({ name: 'DateTime' })
    expect(shapeOf(z.int())).toMatchObject({ name: 'Int' })
  })

  test('refuses unsupported schemas at creation', () => {
    expect(() => shapeOf(z.bigint())).toThrow('bigint')
    expect(() => shapeOf(z.union([z.string(), z.object({})]))).toThrow('tells members apart')
  })
})
