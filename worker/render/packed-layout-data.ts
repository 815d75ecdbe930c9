import type { LayoutData } from '../../client/layout-data.ts'
import { scriptJson } from './escape.ts'
import { packColumns } from './pack-columns.ts'

interface Packed {
  /** All objects in the layout data. */
  objects: ReadonlySet<unknown>
  /** One per set of omitted objects: the checkout's frame shows less than the others. */
  variants: { omitted: readonly unknown[]; json: string }[]
}

/** Layout data is the same object for all pages of a context until a part of it changes. */
const known = new WeakMap<LayoutData, Packed>()

/** Layout data for hydration, as JSON for a script element; packed once. */
export function packedLayoutData(layoutData: LayoutData, serverOnly: ReadonlySet<unknown>): string {
  const { objects, variants } = packedOf(layoutData)
  const omitted = [...serverOnly].filter((data) => objects.has(data))
  const found = variants.find((each) => isSame(each.omitted, omitted))
  if (found) return found.json
  const json = scriptJson(packColumns(layoutData, serverOnly))
  variants.push({ omitted, json })
  return json
}

function packedOf(layoutData: LayoutData): Packed {
  const found = known.get(layoutData)
  if (found) return found
  const packed = { objects: new Set(objectsIn(layoutData)), variants: [] }
  known.set(layoutData, packed)
  return packed
}

function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  yield value
  for (const each of Object.values(value)) yield* objectsIn(each)
}

function isSame(list: readonly unknown[], other: readonly unknown[]): boolean {
  return list.length === other.length && list.every((each) => other.includes(each))
}
