import type * as z from 'zod/mini'
import { aliasOf } from '../../../domain/contract/cms-graphql/aliases.ts'
import { shapeOf } from '../../../domain/contract/cms-graphql/shape.ts'

/** Encodes a response as GraphQL does: fields of union members under their aliases. */
export function encode(schema: z.core.$ZodType, value: unknown): unknown {
  const shape = shapeOf(schema)
  if (Array.isArray(value)) {
    return shape.kind === 'list' ? value.map((entry) => encode(shape.of, entry)) : value
  }
  if (typeof value !== 'object' || value === null) return value
  if (shape.kind === 'object') return encodeFields(shape.fields, value, (name) => name)
  if (shape.kind !== 'union') return value
  const { members, by } = shape
  const member = members.find((each) => each.value === Reflect.get(value, by))
  const own = member && shapeOf(member.schema)
  if (!member || own?.kind !== 'object') return value
  return encodeFields(own.fields, value, (name) =>
    name === by ? name : aliasOf(members, member, name),
  )
}

function encodeFields(
  fields: [string, z.core.$ZodType][],
  value: object,
  alias: (name: string) => string,
) {
  return Object.fromEntries(
    fields.map(([name, field]) => [alias(name), encode(field, Reflect.get(value, name))]),
  )
}
