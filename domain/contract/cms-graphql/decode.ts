import type * as z from 'zod/mini'
import { aliasOf } from './aliases.ts'
import { shapeOf, type Member } from './shape.ts'

type Schema = z.core.$ZodType

/**
 * Decodes a GraphQL answer to the schema's form: null becomes absent, and aliases of union members
 * are resolved. Invalid data is left for the schema to refuse.
 */
export function decode(schema: Schema, value: unknown): unknown {
  if (value === null || value === undefined) return value
  const shape = shapeOf(schema)
  if (shape.kind === 'list') {
    return Array.isArray(value) ? value.map((entry) => decode(shape.of, entry)) : value
  }
  if (!isObject(value)) return value
  if (shape.kind === 'object') return decodeFields(shape.fields, value, (name) => name)
  if (shape.kind !== 'union') return value
  const member = shape.members.find((each) => each.value === value[shape.by])
  return member ? decodeMember(shape.members, shape.by, member, value) : value
}

type Json = Record<string, unknown>

function decodeMember(members: readonly Member[], by: string, member: Member, value: Json) {
  const shape = shapeOf(member.schema)
  if (shape.kind !== 'object') return value
  return decodeFields(shape.fields, value, (name) =>
    name === by ? name : aliasOf(members, member, name),
  )
}

function decodeFields(
  fields: [string, Schema][],
  value: Json,
  aliasOfField: (n: string) => string,
) {
  const decoded: Json = {}
  for (const [name, schema] of fields) {
    const field = value[aliasOfField(name)]
    const { nullable, optional } = shapeOf(schema)
    if (field === undefined || (field === null && optional && !nullable)) continue
    decoded[name] = decode(schema, field)
  }
  return decoded
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
