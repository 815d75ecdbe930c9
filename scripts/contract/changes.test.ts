import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { baselineOf } from './changes-page.ts'
import { type OpenapiDocument, shapeOf } from './shape.ts'

const documentOf = (upstream: 'cms' | 'store'): OpenapiDocument =>
  JSON.parse(
    readFileSync(new URL(`../../docs/contract/${upstream}.openapi.json`, import.meta.url), 'utf8'),
  )

/**
 * Whether a line of the new shape accepts everything that the old one did: additional types, or a
 * wider schema.
 */
function isWidened(line: string, shape: readonly string[], baseline: readonly string[]): boolean {
  const [name, type = ''] = line.split(': ')
  const now = shape.find((each) => each.startsWith(`${name}: `))?.split(': ')[1] ?? ''
  const choices = new Set(now.split(' | '))
  if (type.split(' | ').every((choice) => choices.has(choice))) return true
  const demanded = shape.filter((each) => each.startsWith(`${now}.`) && each.includes('!:'))
  const promised = baseline.map((each) => each.replace(`${type}.`, `${now}.`))
  return shape.includes(`${now}: object`) && demanded.every((each) => promised.includes(each))
}

describe.each(['cms', 'store'] as const)('version 1 of the contract, %s', (upstream) => {
  const shape = shapeOf(documentOf(upstream))
  const baseline = baselineOf(upstream)

  it('has every call, parameter and field of version 1.0', () => {
    expect(baseline.length).toBeGreaterThan(400)
    const removed = baseline.filter(
      (line) => !shape.includes(line) && !isWidened(line, shape, baseline),
    )
    expect(removed).toEqual([])
  })

  it('never requests unknown fields of an older backend', () => {
    const known = new Set(baseline.map((line) => line.split(/[.:]/)[0]))
    const demanded = shape.filter(
      (line) =>
        !baseline.includes(line) &&
        / = \d|^[A-Z]\w+\./.test(line) &&
        /\w!:/.test(line) &&
        known.has(line.split(/[.:]/)[0]),
    )
    expect(demanded.filter((line) => !baselineHas(line))).toEqual([])
  })

  /** Same name with another type: accepted by `isWidened`. */
  function baselineHas(line: string): boolean {
    return baseline.some((each) => each.split(': ')[0] === line.split(': ')[0])
  }
})

describe('the shape of a contract', () => {
  const document = (required: string[], type: string): OpenapiDocument => ({
    paths: {},
    components: {
      schemas: { Cart: { type: 'object', required, properties: { id: { type } } } },
    },
  })

  it('distinguishes removed, changed and optional fields', () => {
    const promised = shapeOf(document(['id'], 'string'))
    expect(promised).toEqual(['Cart.id!: string', 'Cart: object'])
    expect(shapeOf(document([], 'string'))).not.toContain('Cart.id!: string')
    expect(shapeOf(document(['id'], 'number'))).not.toContain('Cart.id!: string')
  })
})
