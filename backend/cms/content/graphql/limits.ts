import {
  GraphQLError,
  type ASTVisitor,
  type FieldNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'

/** The largest query of the contract has a depth of 8 and about 200 fields. */
const maxDepth = 12
const maxFields = 1000
/** Limits aliases: one request must not repeat the same content a thousand times. */
const maxRootFields = 10

/** Refuses deep or long queries, counting a fragment at each spread. */
export function withinLimits(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const { roots, fields, depth } = measure(context, operation.selectionSet, [])
      const refuse = (message: string) =>
        context.reportError(new GraphQLError(message, { nodes: operation }))
      if (roots > maxRootFields || fields > maxFields) refuse('Too many fields')
      else if (depth > maxDepth) refuse('Too deep')
    },
  }
}

interface Size {
  depth: number
  /** Fields of this level. */
  roots: number
  fields: number
}

function measure(
  context: ValidationContext,
  { selections }: SelectionSetNode,
  within: readonly string[],
): Size {
  const size: Size = { depth: 0, roots: 0, fields: 0 }
  for (const selection of selections) {
    const part =
      selection.kind === 'Field'
        ? measureField(context, selection, within)
        : measureFragment(context, selection, within)
    size.depth = Math.max(size.depth, part.depth)
    size.roots += part.roots
    size.fields += part.fields
    // Exponential fragments would take for ever to count.
    if (size.fields > maxFields) break
  }
  return size
}

/** Introspection has limits of its own in the library. */
function measureField(
  context: ValidationContext,
  { name, selectionSet }: FieldNode,
  within: readonly string[],
): Size {
  if (!selectionSet || name.value.startsWith('__')) return { depth: 1, roots: 1, fields: 1 }
  const { depth, fields } = measure(context, selectionSet, within)
  return { depth: depth + 1, roots: 1, fields: fields + 1 }
}

/** A spread counts itself, so that empty ones end as well. */
function measureFragment(
  context: ValidationContext,
  spread: Exclude<SelectionSetNode['selections'][number], FieldNode>,
  within: readonly string[],
): Size {
  if (spread.kind === 'InlineFragment') return measure(context, spread.selectionSet, within)
  const name = spread.name.value
  const fragment = context.getFragment(name)
  // Unknown or cyclic: other rules report these.
  if (!fragment || within.includes(name)) return { depth: 0, roots: 0, fields: 1 }
  const size = measure(context, fragment.selectionSet, [...within, name])
  return { ...size, fields: size.fields + 1 }
}
