import type * as z from 'zod/mini'
import { fieldsOf, shapeOf, type Member } from './shape.ts'

type Schema = z.core.$ZodType

/**
 * Aliases of union members' fields. GraphQL refuses fields of one name with different types, so
 * such a field is prefixed with its member's name.
 */
export function aliasOf(members: readonly Member[], member: Member, field: string): string {
  const types = new Set(
    members.flatMap(({ schema }) => {
      const found = fieldsOf(schema).get(field)
      return found ? [signature(found)] : []
    }),
  )
  return types.size > 1 ? `${member.value}_${field}` : field
}

/** Equal for types that GraphQL can merge. */
function signature(schema: Schema): string {
  const shape = shapeOf(schema)
  const mark = shape.nullable || shape.optional ? '?' : ''
  switch (shape.kind) {
    case 'scalar':
      return shape.name + mark
    // The discriminator has one enum for the whole union.
    case 'enum':
      return `enum${mark}`
    case 'list':
      return `[${signature(shape.of)}]${mark}`
    case 'object':
      return `{${shape.fields.map(([name, field]) => `${name}:${signature(field)}`).join()}}${mark}`
    case 'union':
      return `${shape.by}|${shape.members.map(({ value }) => value).join('|')}${mark}`
  }
}
