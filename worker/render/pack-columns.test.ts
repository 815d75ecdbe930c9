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

/** All objects and lists inside a value. */
function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((each) =>
    typeof each === 'object' && each !== null ? [each, ...objectsIn(each)] : [],
  )
}

function copyWithout(value: unknown, omitted: ReadonlySet<unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.filter((each) => !omitted.has(each)).map((each) => copyWithout(each, omitted))
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      omitted.has(each) ? [] : [[key, copyWithout(each, omitted)]],
    ),
  )
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

  it('leave out objects by identity, not by value', ({ expect }) => {
    const hidden = { title: 'A' }
    const page = { list: [hidden, { title: 'A' }], hidden, deep: { hidden, other: 1 } }
    expect(packColumns(page, new Set([hidden]))).toStrictEqual({
      list: [{ title: 'A' }],
      deep: { other: 1 },
    })
    const rows = [1, 2, 3].map((id) => ({ id, deep: { more: { title: 'A' } } }))
    const [first] = rows
    const packed = JSON.parse(JSON.stringify(packColumns(rows, new Set([first?.deep.more]))))
    expect(unpackColumns(packed)).toStrictEqual([
      { id: 1, deep: {} },
      { id: 2, deep: { more: { title: 'A' } } },
      { id: 3, deep: { more: { title: 'A' } } },
    ])
  })

  it('without omitted objects equal those of a copy without them', ({ expect }) => {
    for (let seed = 1; seed <= 1000; seed++) {
      const value = anything(random(seed), 4)
      const omitted = new Set(objectsIn(value).filter((_, at) => at % 3 === 1))
      const packed = JSON.parse(JSON.stringify(packColumns(value, omitted)))
      expect(JSON.stringify(unpackColumns(packed)), `seed ${seed}`).toBe(
        JSON.stringify(copyWithout(value, omitted)),
      )
    }
  })

  it('store rows of inner lists that repeat once, and values that depend on their key', ({
    expect,
  }) => {
    const variants = Array.from({ length: 12 }, (_, id) => ({
      id,
      parameters: ['dn', 'q_max', 'dp_max', 'lpa'].map((code) => ({
        code,
        title: `Title of ${code}`,
        number: id % 3,
        values: code === 'dn' ? [{ id: 'x' }] : [],
        ...(code === 'lpa' && { hidden: true }),
      })),
    }))
    const packed = JSON.stringify(packColumns(variants))
    expect(packed.match(/Title of dn/g)).toHaveLength(1)
    expect(packed.length).toBeLessThan(JSON.stringify(variants).length / 4)
    expect(unpackColumns(JSON.parse(packed))).toStrictEqual(variants)
    const [first] = variants
    const hidden = new Set([first?.parameters[0]?.values[0]])
    expect(unpackColumns(JSON.parse(JSON.stringify(packColumns(variants, hidden))))).toStrictEqual(
      copyWithout(variants, hidden),
    )
  })

  it.for([
    ['v-100/a.svg', 'v-100/b.svg', 'v-100/.svg'],
    ['aaaaaaaaaa', 'aaaaaaaaa', 'aaaaaaaaaaaa'],
    ['', 'Rohrbogen verzinkt', 'Rohrbogen verzinkt'],
    ['Verzinkt 😀 DN 100', 'Verzinkt 😁 DN 100', 'Verzinkt 😂 DN 100'],
    ['Dichtung', 'Dichtung', 'Dichtung und Ring'],
  ])('restore texts that start and end alike: %o', (paths, { expect }) => {
    const list = paths.map((path, id) => ({ id, path }))
    const packed = JSON.stringify(packColumns(list))
    expect(unpackColumns(JSON.parse(packed))).toStrictEqual(list)
  })

  it('write what texts start and end with once', ({ expect }) => {
    const list = Array.from({ length: 12 }, (_, id) => ({ path: `document/de/drawing/${id}.svg` }))
    expect(JSON.stringify(packColumns(list)).match(/drawing/g)).toHaveLength(1)
  })

  it('store the value that all objects share once', ({ expect }) => {
    const tiles = Array.from({ length: 21 }, (_, id) => ({ id, tags: [], unit: { code: 'piece' } }))
    expect(JSON.stringify(packColumns(tiles)).length).toBeLessThan(150)
  })
})
