import type * as z from 'zod/mini'
import { aliasOf } from './aliases.ts'
import { nameOf, pascal } from './names.ts'
import { shapeOf, type Member } from './shape.ts'

type Schema = z.core.$ZodType

/** Selection set of a whole schema; empty for a leaf. */
export function selectionOf(schema: Schema): string {
  const shape = shapeOf(schema)
  switch (shape.kind) {
    case 'list':
      return selectionOf(shape.of)
    case 'object':
      return ` { ${shape.fields.map(([name, field]) => name + selectionOf(field)).join(' ')} }`
    case 'union': {
      const fragments = shape.members.map(
        (member) =>
          `... on ${memberName(shape.schema, member)}${fragmentOf(shape.members, shape.by, member)}`,
      )
      return ` { ${fragments.join(' ')} }`
    }
    default:
      return ''
  }
}

export function memberName(union: Schema, member: Member): string {
  return nameOf(union) + pascal(member.value)
}

function fragmentOf(members: readonly Member[], by: string, member: Member): string {
  const shape = shapeOf(member.schema)
  if (shape.kind !== 'object') return ''
  const fields = shape.fields.map(([name, field]) => {
    const alias = name === by ? name : aliasOf(members, member, name)
    return (alias === name ? name : `${alias}: ${name}`) + selectionOf(field)
  })
  return ` { ${fields.join(' ')} }`
}
