import * as z from 'zod/mini'
import { scalars } from './names.ts'

type Schema = z.core.$ZodType

/** GraphQL view of a zod schema: one level deep, children are schemas again. */
export type Shape = Form & {
  /** Null or absent: GraphQL knows only null. */
  nullable: boolean
  optional: boolean
  /** Default of an omitted argument. */
  fallback?: unknown
}

type Form =
  | { kind: 'scalar'; name: string }
  | { kind: 'enum'; schema: Schema; values: string[] }
  | { kind: 'list'; of: Schema }
  | { kind: 'object'; schema: Schema; fields: [name: string, schema: Schema][] }
  | { kind: 'union'; schema: Schema; by: string; members: Member[] }

export interface Member {
  /** Name of the discriminator. */
  value: string
  schema: Schema
}

const known = new WeakMap<Schema, Shape>()

/** Throws for a schema without a GraphQL equivalent. */
export function shapeOf(schema: Schema): Shape {
  const before = known.get(schema)
  if (before) return before
  const shape = read(schema)
  known.set(schema, shape)
  return shape
}

function read(schema: Schema): Shape {
  const scalar = scalars.get(schema)
  if (scalar) return required({ kind: 'scalar', name: scalar })
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return required({
        kind: 'scalar',
        name: 'format' in def && def.format === 'datetime' ? 'DateTime' : 'String',
      })
    case 'number':
      return required({
        kind: 'scalar',
        name: 'format' in def && def.format === 'safeint' ? 'Int' : 'Float',
      })
    case 'boolean':
      return required({ kind: 'scalar', name: 'Boolean' })
    case 'enum':
      return required(choice(schema, Object.values(def.entries).map(String)))
    case 'literal':
      return required(choice(schema, def.values.map(String)))
    case 'array':
      return required({ kind: 'list', of: def.element })
    case 'object':
      return required({ kind: 'object', schema, fields: Object.entries(def.shape) })
    case 'record':
      return required(recordOf(schema, def))
    case 'union':
      return required(unionOf(schema, def))
    case 'nullable':
      return { ...shapeOf(def.innerType), nullable: true }
    case 'optional':
      return { ...shapeOf(def.innerType), optional: true }
    case 'default':
      return { ...shapeOf(def.innerType), fallback: def.defaultValue }
    case 'lazy':
      return shapeOf(def.getter())
    default:
      throw new Error(`GraphQL has no form for ${def.type}`)
  }
}

function required(form: Form): Shape {
  return { ...form, nullable: false, optional: false }
}

/** Values that are invalid GraphQL names (`price-desc`) are sent as strings. */
function choice(schema: Schema, values: string[]): Form {
  return values.every((value) => /^[A-Za-z_]\w*$/.test(value))
    ? { kind: 'enum', schema, values }
    : { kind: 'scalar', name: 'String' }
}

/** A record of known keys is an object with optional fields; any other one is JSON. */
function recordOf(schema: Schema, def: z.core.$ZodRecordDef): Form {
  const keys = shapeOf(def.keyType)
  if (keys.kind !== 'enum') return { kind: 'scalar', name: 'JSON' }
  const value = z.optional(def.valueType as z.ZodMiniType)
  return { kind: 'object', schema, fields: keys.values.map((key) => [key, value]) }
}

function unionOf(schema: Schema, def: z.core.$ZodUnionDef): Form {
  const by = 'discriminator' in def ? String(def.discriminator) : ''
  const members = def.options.map((option) => {
    const fields = fieldsOf(option).get(by)
    const shape = fields && shapeOf(fields)
    if (shape?.kind !== 'enum') throw new Error('GraphQL needs a field that tells members apart')
    return { value: shape.values.join(), schema: option }
  })
  return { kind: 'union', schema, by, members }
}

/** Fields of an object by name; none for anything else. */
export function fieldsOf(schema: Schema): Map<string, Schema> {
  const shape = shapeOf(schema)
  return new Map(shape.kind === 'object' ? shape.fields : [])
}
