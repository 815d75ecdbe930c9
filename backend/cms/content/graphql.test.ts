import { parse, validate } from 'graphql'
import { describe, it, vi } from 'vitest'
import {
  articleTeasersQuery,
  branchPinsQuery,
  errorPageQuery,
  graphql,
  homepageQuery,
} from '../../../domain/contract/cms-graphql.ts'
import { allQueries } from '../../../domain/contract/cms-graphql/all-queries.ts'
import { request } from '../../testing/request.ts'
import { failuresOf } from '../../testing/request-content.ts'
import { resolvers } from './graphql.ts'
import { schemaOf } from './graphql/schema.ts'

describe('§7 graphql', () => {
  it('answers every query of the contract, each with the whole schema selected', ({ expect }) => {
    const schema = schemaOf()
    for (const { name, query } of [...allQueries, articleTeasersQuery, branchPinsQuery]) {
      expect(validate(schema, parse(query)), name).toEqual([])
      expect(resolvers.has(name), name).toBe(true)
    }
    expect(resolvers.size).toBe(allQueries.length)
  })

  it('reports the newest modification time of what it read', async ({ expect }) => {
    const { headers } = await request(graphql, { body: { query: homepageQuery.query } })
    expect(headers.get('X-Updated-At')).toBe('2026-11-20T09:00:00.000Z')
  })

  it('answers several fields at once, with aliases too', async ({ expect }) => {
    const query = '{ a: author { total } b: error_page(status: 404) { title } }'
    const { response } = await request(graphql, { body: { query } })
    expect(response.data).toEqual({ a: { total: 2 }, b: { title: 'Nicht gefunden' } })
  })
})

describe('limits of a query', () => {
  it('refuses many fields, deep ones and exponential fragments', async ({ expect }) => {
    const many = Array.from({ length: 11 }, (_, n) => `h${n}: homepage { pageMeta { slug } }`)
    expect(await failuresOf(`{ ${many.join(' ')} }`)).toEqual(['Too many fields'])
    const roots = Array.from({ length: 11 }, () => '...R').join(' ')
    expect(await failuresOf(`{ ${roots} } fragment R on Query { author { total } }`)).toEqual([
      'Too many fields',
    ])
    const wide = Array.from({ length: 1001 }, (_, n) => `t${n}: total`)
    expect(await failuresOf(`{ author { ${wide.join(' ')} } }`)).toEqual(['Too many fields'])
    const doubling = Array.from(
      { length: 60 },
      (_, n) => `fragment F${n} on AuthorList { ...F${n + 1} ...F${n + 1} }`,
    )
    const bomb = `{ author { ...F0 } } ${doubling.join(' ')} fragment F60 on AuthorList { total }`
    expect(await failuresOf(bomb)).toContain('Too many fields')
  })

  it('refuses a query of more than 20,000 characters and an invalid one', async ({ expect }) => {
    const long = await request(graphql, {
      body: { query: `{ ${'a '.repeat(20_000)} }` },
      locale: 'cs',
    })
    expect([long.status, long.errors[0]?.field]).toEqual([422, 'query'])
    expect(long.errors[0]?.title).toContain('nejvýše')
    expect((await failuresOf('{ nope }'))[0]).toContain('nope')
    expect((await failuresOf('{'))[0]).toContain('Syntax Error')
    expect((await failuresOf('mutation { drop }'))[0]).toBeDefined()
    expect(await failuresOf('fragment A on Query { ...A } { ...A }')).not.toEqual([])
  })

  it.for([[{}], [null], [[]], [{ query: 7 }], [{ query: '{ author { total } }', variables: 'x' }]])(
    'refuses the body %j with 422',
    async ([body], { expect }) => {
      expect((await request(graphql, { body })).status).toBe(422)
    },
  )
})

describe('invalid variables', () => {
  it.for([
    [{ skip: -1 }, 'skip'],
    [{ limit: 0 }, 'limit'],
    [{ limit: 501 }, 'limit'],
    [{ limit: 2.5 }, 'limit'],
    [{ limit: 1e12 }, 'limit'],
    [{ limit: 'ten' }, 'limit'],
    [{ _id: Array.from({ length: 501 }, () => 'x') }, '_id'],
    [{ _id: [''] }, '_id'],
    [{ slug: 'x'.repeat(301) }, 'slug'],
    [{ slug: { $ne: '' } }, 'slug'],
  ] as const)('%j are reported by name', async ([variables, name], { expect }) => {
    const [message] = await failuresOf(articleTeasersQuery.query, variables)
    expect(message).toContain(name)
  })

  it('are reported in the caller’s language with the errors of the envelope', async ({
    expect,
  }) => {
    const body = { query: errorPageQuery.query, variables: { status: 99 } }
    const { response } = await request(graphql, { body, locale: 'sk' })
    expect(response.errors).toMatchObject([
      {
        message: 'status - Tento údaj je neplatný.',
        path: ['error_page'],
        extensions: { code: 'invalid', errors: [{ status: 422, field: 'status' }] },
      },
    ])
  })

  it('treat null as omitted, and SQL as text', async ({ expect }) => {
    expect(await failuresOf(articleTeasersQuery.query, { slug: null, limit: null })).toEqual([])
    expect(await failuresOf(articleTeasersQuery.query, { tag: `x') OR 1=1 --` })).toEqual([])
  })
})

describe('an internal failure', () => {
  it('§8 is reported without details', async ({ expect }) => {
    const { env } = await import('cloudflare:test')
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await env.DB.prepare('ALTER TABLE content RENAME TO gone').run()
    expect(await failuresOf(homepageQuery.query)).toEqual(['Unexpected error.'])
    expect(log).toHaveBeenCalled()
    await env.DB.prepare('ALTER TABLE gone RENAME TO content').run()
  })
})
