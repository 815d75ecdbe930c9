import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parseEntries, parseWhole } from './parse-response.ts'

const Tile = z.object({
  id: z.string(),
  unit: z.enum(['piece', 'metre']),
  tags: z.array(z.string()),
})
const Listing = z.object({
  title: z.string(),
  products: z.array(Tile),
  groups: z.optional(z.array(z.object({ tiles: z.array(Tile).check(z.minLength(1)) }))),
})
const tile = (id: string, more: object = {}) => ({ id, unit: 'piece', tags: [], ...more })

describe('§7 answers of the CMS: one invalid entry never fails the page', () => {
  it('drops the tile, keeps the order of the others and reports path and expected type', () => {
    const json = { title: 'Rohre', products: [tile('a'), tile('b', { unit: 'gram' }), tile('c')] }
    expect(parseEntries(Listing, json)).toEqual({
      success: true,
      data: { title: 'Rohre', products: [tile('a'), tile('c')] },
      dropped: [{ path: 'products.1.unit', expected: 'one of piece, metre' }],
    })
  })

  it('drops the innermost entry only', () => {
    const parsed = parseEntries(Listing, { title: '', products: [tile('a', { tags: ['x', 7] })] })
    expect(parsed).toMatchObject({
      success: true,
      data: { products: [tile('a', { tags: ['x'] })] },
    })
  })

  it('drops the parent of a list that may not be empty', () => {
    const groups = [{ tiles: [tile('a', { id: 7 })] }, { tiles: [tile('b')] }]
    expect(parseEntries(Listing, { title: '', products: [], groups })).toMatchObject({
      success: true,
      data: { groups: [{ tiles: [{ id: 'b' }] }] },
      dropped: [{ path: 'groups.0.tiles.0.id' }, { path: 'groups.0.tiles' }],
    })
  })

  it('refuses a response with an error outside of lists, with the path of the first wrong field', () => {
    const issue = { path: 'title', expected: 'string' }
    expect(parseEntries(Listing, { title: 7, products: [] })).toEqual({ success: false, issue })
    expect(parseEntries(Listing, null)).toMatchObject({ issue: { path: '(root)' } })
    expect(parseEntries(Listing, { title: '', products: {} })).toMatchObject({ success: false })
  })

  it('refuses a cart as a whole with an invalid line', () => {
    const json = { title: '', products: [tile('a', { unit: 'gram' })] }
    expect(parseWhole(Listing, json)).toMatchObject({
      success: false,
      issue: { path: 'products.0.unit' },
    })
  })

  it('does not mutate its input', () => {
    const json = { title: '', products: [tile('b', { unit: 'gram' })] }
    const before = structuredClone(json)
    parseEntries(Listing, json)
    expect(json).toEqual(before)
  })
})
