import { readFileSync, readdirSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { allCalls, isCall } from './all-calls.ts'
import { GraphqlBody, graphql } from '../../domain/contract/cms-graphql.ts'
import { allQueries } from '../../domain/contract/cms-graphql/all-queries.ts'
import { allExamples } from '../../domain/contract/testing/examples/all-examples.ts'
import { contractHeaders } from '../../domain/contract/headers.ts'
import { hookHeaders, purgeTag } from '../../domain/contract/purge.ts'
import { refusalCodes } from '../../domain/contract/refusal-codes.ts'
import { contractDocuments } from './documents.ts'
import { loadDomainModules } from './domain-modules.ts'

const root = new URL('../../', import.meta.url)

describe('§7 the list of calls', () => {
  it('has every call that a module of the contract exports', async () => {
    const modules = await loadDomainModules()
    const exported = modules.flatMap(({ exports }) => Object.values(exports).filter(isCall))
    const listed = new Set(allCalls.map(({ call }) => call))
    const others = exported.filter((call) => !listed.has(call))
    expect(others.filter(({ upstream }) => upstream === 'cms' || upstream === 'store')).toEqual([])
    const readme = readFileSync(new URL('docs/contract/README.md', root), 'utf8')
    const described = others.filter(({ method, path }) => readme.includes(`${method} ${path}`))
    expect(described).toEqual(others)
  })

  it('has unique methods with paths, and unique names', () => {
    const addresses = allCalls.map(({ call }) => `${call.method} ${call.upstream}${call.path}`)
    expect(addresses).toEqual([...new Set(addresses)])
    const names = allCalls.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  })
})

describe('the examples of the contract', () => {
  it('cover every call', () => {
    const shown = new Set(allExamples.map(({ call }) => call))
    expect(allCalls.filter(({ call }) => !shown.has(call)).map(({ name }) => name)).toEqual([])
  })

  it.each(
    allExamples.map((example) => {
      const name = allCalls.find(({ call }) => call === example.call)?.name
      return { name: example.title ? `${name} (${example.title})` : name, example }
    }),
  )('fit their schemas: $name', ({ example: { call, params, query, body, response } }) => {
    const named = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys(params ?? {}).toSorted()).toEqual(named.toSorted())
    expect(call.query.parse(query)).toEqual(query)
    // A body may omit fields with a default.
    expect({ body: call.body.parse(body) }).toMatchObject({ body })
    // Equal: an example must not have fields that the contract does not know.
    expect(call.response.parse(response)).toEqual(response)
  })
})

describe('§7 the content queries', () => {
  const shown = new Map(
    allExamples.flatMap(({ call, title, body, response }) =>
      call === graphql
        ? [[title, { ...GraphqlBody.parse(body), ...graphql.response.parse(response) }]]
        : [],
    ),
  )

  it.each(allQueries.map((query) => ({ name: query.name, query })))(
    'have an example that fits: $name',
    ({ name, query: { query, args, read } }) => {
      const example = shown.get(name)
      expect(example?.query).toBe(query)
      expect(args.safeParse(example?.variables).error).toBeUndefined()
      expect(read(example?.data)).toEqual({
        success: true,
        data: example?.data?.[name],
        dropped: [],
      })
    },
  )

  it('can be sent with the schema alone', () => {
    const schema = buildSchema(readFileSync(new URL('docs/contract/cms.graphql', root), 'utf8'))
    const found = [...shown.values()].flatMap(({ query }) => validate(schema, parse(query)))
    expect(found).toEqual([])
  })
})

describe('docs/contract', () => {
  it('explains every header, and every tag of the purge hook', () => {
    const text = readFileSync(new URL('docs/contract/README.md', root), 'utf8')
    const tags = Object.values(purgeTag).map((tag) =>
      typeof tag === 'string' ? `\`${tag}\`` : `\`${tag('<')}`,
    )
    const words = [...Object.values(contractHeaders), ...Object.values(hookHeaders), ...tags]
    expect(words.filter((word) => !text.includes(word))).toEqual([])
  })

  it('explains every attribute and type of rich text that the storefront supports', () => {
    const text = readFileSync(new URL('docs/contract/README.md', root), 'utf8')
    const folder = new URL('client/content/rich-text/', root)
    const sources = readdirSync(folder)
      .filter((name) => /^rich-text.*\.tsx$/.test(name) && !name.includes('.test.'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .join('\n')
    const read = [
      ...sources.matchAll(/read(?:Text|Choice|Flag|Number)\(attrs, '(\w+)'/g),
      ...sources.matchAll(/case '(\w+)':/g),
      ...sources.matchAll(/^ {2}\['(\w+)', /gm),
    ].map(([, name = '']) => name)
    expect(read.length).toBeGreaterThan(30)
    const aliases = new Set(['row', 'cell'])
    const missing = read.filter((name) => !aliases.has(name) && !text.includes(`\`${name}\``))
    expect(missing).toEqual([])
  })

  it('is what `npm run contract` would write', async () => {
    for (const [name, text] of Object.entries(await contractDocuments())) {
      const file = new URL(`docs/contract/${name}`, root)
      const isCurrent = readFileSync(file, 'utf8') === text
      expect(isCurrent, `${name} is current; else: npm run contract`).toBe(true)
    }
  })
})

describe('§8 codes of failures', () => {
  // The compiler checks that every used code is listed.
  it('are all in use', () => {
    const folder = new URL('backend/', root)
    const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
      .join()
    expect(Object.keys(refusalCodes).filter((code) => !source.includes(`'${code}'`))).toEqual([])
  })
})
