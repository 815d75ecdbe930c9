import {
  GraphQLError,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLInputType,
} from 'graphql'
import type * as z from 'zod/mini'
import { nameOf } from '../../../../domain/contract/cms-graphql/names.ts'
import { shapeOf, type Shape } from '../../../../domain/contract/cms-graphql/shape.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { refuseIssues } from '../../../contract/issues.ts'
import { scalarOf, type OutputTypes } from './output-types.ts'

/** Arguments of a field, with the defaults of their schema. */
export function argumentsOf(args: z.core.$ZodType, types: OutputTypes) {
  const shape = shapeOf(args)
  const fields = shape.kind === 'object' ? shape.fields : []
  return Object.fromEntries(
    fields.map(([name, schema]) => {
      const { fallback } = shapeOf(schema)
      return [
        name,
        {
          type: inputOf(schema, types),
          ...(fallback !== undefined && { defaultValue: fallback }),
        },
      ]
    }),
  ) satisfies GraphQLFieldConfigArgumentMap
}

function inputOf(schema: z.core.$ZodType, types: OutputTypes): GraphQLInputType {
  const shape = shapeOf(schema)
  const type = bareInput(shape, types)
  const mayMiss = shape.nullable || shape.optional || shape.fallback !== undefined
  return mayMiss ? type : new GraphQLNonNull(type)
}

function bareInput(shape: Shape, types: OutputTypes) {
  if (shape.kind === 'scalar') return scalarOf(shape.name)
  if (shape.kind === 'list') return new GraphQLList(inputOf(shape.of, types))
  if (shape.kind === 'enum') {
    return types.enumOf(shape.schema, shape.values, nameOf(shape.schema))
  }
  throw new Error('An argument is a scalar, an enum or a list of these')
}

/** Parses arguments by their schema; null counts as omitted. Throws GraphQL errors. */
export function readArguments<Args>(
  schema: z.ZodMiniType<Args>,
  args: Record<string, unknown>,
  locale: Locale,
): Args {
  const given = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null))
  const result = schema.safeParse(given, { reportInput: true })
  if (result.success) return result.data
  const errors = refuseIssues(result.error.issues).errors(locale)
  throw new GraphQLError(errors.map(({ field, title }) => `${field} - ${title}`).join('; '), {
    extensions: { code: 'invalid', errors },
  })
}
