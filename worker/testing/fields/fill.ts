import type * as z from 'zod/mini'
import { Block } from '../../../domain/content/block.ts'
import { RichText } from '../../../domain/content/rich-text.ts'
import { ProductTile } from '../../../domain/product/product.ts'
import type { Field, Filled, Path } from './field.ts'
import { leafOf } from './leaf.ts'
import { documentOf, uniqueWord } from './unique-values.ts'

type Schema = z.core.$ZodType

/** State of the flags, and values that make the parts of a response consistent. */
export interface Filling {
  flags: boolean
  fixed: (name: string, index: number, flags: boolean) => unknown
}

interface Place {
  name: string
  at: Path
  /** Recursive lists entered on the way to it. */
  depth: number
  /** In the innermost list. */
  index: number
  /** Its numbers and flags are tested with another operation that has the same. */
  isRepeated: boolean
}

/**
 * Fields that several operations share, and the one tested for all: the others display them by the
 * same code.
 */
const shared = new Map<Schema, string>([
  [ProductTile, 'getCatalogState'],
  [Block, 'homepage'],
])

/** Depth of recursive schemas, such as menu items. */
const deepest = 3

/** A response with a unique mark in every leaf of its schema, and its leaves. */
export function fill(schema: Schema, root: string, { flags, fixed }: Filling): Filled {
  const fields: Field[] = []
  const inside = new Map<Schema, string>()

  function walk(schema: Schema, outer: Place): unknown {
    const place = {
      ...outer,
      isRepeated: outer.isRepeated || (shared.get(schema) ?? root) !== root,
    }
    const given = fixed(place.name, place.index, flags)
    if (schema === RichText) return addText(schema, place)
    const { def } = (schema as z.core.$ZodTypes)._zod
    switch (def.type) {
      case 'object':
        return walkFields(Object.entries(def.shape), place)
      case 'record':
        return walkRecord(def, place, given)
      case 'array':
        return given === undefined ? walkList(def.element, place) : given
      case 'tuple':
        return def.items.map((item, index) => walk(item, entryOf(place, index)))
      case 'union':
        return walk(def.options[place.index % def.options.length] ?? schema, place)
      case 'nullable':
      case 'optional':
      case 'default':
        return given === null ? null : walk(def.innerType, place)
      case 'lazy':
        return walkRecursive(def.getter(), schema, place)
      case 'literal':
        return def.values[0]
      default:
        return addLeaf(schema, place, given)
    }
  }

  function walkFields(shape: [string, Schema][], place: Place) {
    const entries = shape.map(([key, field]) => {
      const inner = { ...place, name: `${place.name}.${key}`, at: [...place.at, key] }
      return [key, walk(field, inner)] as const
    })
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }

  /** A record of known keys is an object; of other keys, the given ones. */
  function walkRecord(def: z.core.$ZodRecordDef, place: Place, given: unknown) {
    const keys = (def.keyType as z.core.$ZodTypes)._zod.def
    if (keys.type !== 'enum') return given ?? {}
    const shape = Object.keys(keys.entries).map((key): [string, Schema] => [key, def.valueType])
    return walkFields(shape, place)
  }

  /** Two entries, or one of each member of a union. */
  function walkList(element: Schema, place: Place) {
    if (place.depth >= deepest) return []
    const { def } = (element as z.core.$ZodTypes)._zod
    if (def.type === 'union') {
      const isRepeated = place.isRepeated || (shared.get(element) ?? root) !== root
      return def.options.map((option, index) =>
        walk(option, {
          ...entryOf(place, index),
          isRepeated,
          name: `${place.name}[${memberOf(option)}]`,
        }),
      )
    }
    return [0, 1].map((index) => walk(element, entryOf(place, index)))
  }

  function walkRecursive(inner: Schema, schema: Schema, place: Place): unknown {
    const name = inside.get(schema) ?? place.name
    const isOutermost = !inside.has(schema)
    if (isOutermost) inside.set(schema, name)
    const value = walk(inner, { ...place, name, depth: place.depth + 1 })
    if (isOutermost) inside.delete(schema)
    return value
  }

  function entryOf(place: Place, index: number): Place {
    return { ...place, name: `${place.name}[]`, at: [...place.at, index], index }
  }

  function addText(schema: Schema, { name, at }: Place) {
    const mark = uniqueWord()
    fields.push({ name, kind: 'text', at, schema, mark, others: [], isEnum: false })
    return documentOf(mark)
  }

  function addLeaf(schema: Schema, { name, at, index, isRepeated }: Place, given: unknown) {
    const leaf = leafOf(schema, name, { flags, given, index })
    if (isRepeated && leaf.field.kind === 'choice') return leaf.value
    fields.push({ name, at, schema, ...leaf.field })
    return leaf.value
  }

  return {
    value: walk(schema, { name: root, at: [], depth: 0, index: 0, isRepeated: false }),
    fields,
  }
}

/** Discriminator of a union member: `quote`. */
function memberOf(schema: Schema): string {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const type = def.type === 'object' && def.shape['type']
  const literal = type && (type as z.core.$ZodTypes)._zod.def
  if (!literal || literal.type !== 'literal') throw new Error('a member without a type')
  return literal.values.join()
}
