import { describe, it } from 'vitest'
import { unpackColumns } from '../../client/unpack-columns.ts'
import { packColumns } from './pack-columns.ts'

/** The same numbers at every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const keys = ['a', 'b', 'c', '$n', '$o', 'keys', 'columns', 'all', 'some', '__proto__', '0', '7']

function anything(next: () => number, depth: number): unknown {
  const pick = Math.floor(next() * (depth > 0 ? 9 : 5))
  if (pick === 0) return null
  if (pick === 1) return next() < 0.5
  if (pick === 2) return Math.floor(next() * 5)
  if (pick < 5) return ['', 'x', '</script>', '$n'][Math.floor(next() * 4)]
  const length = Math.floor(next() * 6)
  if (pick < 7) return Array.from({ length }, () => anything(next, depth - 1))
  const object = () =>
    JSON.parse(
      `{${keys
        .filter(() => next() < 0.4)
        .map((key) => `"${key}":${JSON.stringify(anything(next, depth - 1))}`)
        .join(',')}}`,
    )
  return pick === 7 ? object() : Array.from({ length }, object)
}

describe('design §9 data of a page', () => {
  it('are unchanged, with keys in order, after packing in columns', ({ expect }) => {
    for (let seed = 1; seed <= 3000; seed++) {
      const value = anything(random(seed), 4)
      const packed = JSON.parse(JSON.stringify(packColumns(value)))
      expect(JSON.stringify(unpackColumns(packed)), `seed ${seed}`).toBe(JSON.stringify(value))
    }
  })

  it('omit undefined, as JSON does', ({ expect }) => {
    const list = [1, 2, 3].map((id) => ({ id, path: id === 2 ? '/x' : undefined }))
    const packed = JSON.parse(JSON.stringify(packColumns(list)))
    expect(unpackColumns(packed)).toStrictEqual([{ id: 1 }, { id: 2, path: '/x' }, { id: 3 }])
  })

  it('store the value that all objects share once', ({ expect }) => {
    const tiles = Array.from({ length: 21 }, (_, id) => ({ id, tags: [], unit: { code: 'piece' } }))
    expect(JSON.stringify(packColumns(tiles)).length).toBeLessThan(150)
  })
})
