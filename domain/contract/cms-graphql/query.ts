import * as z from 'zod/mini'
import { type ParsedAnswer, parseEntries } from '../../parse-answer.ts'
import { decode } from './decode.ts'
import { selectionOf } from './selection.ts'
import { type Shape, fieldsOf, shapeOf } from './shape.ts'
import { nameOf, pascal } from './names.ts'

/** One field of the CMS's GraphQL API: the only place where its arguments and answer are written. */
export interface GraphqlQuery<Answer, Args = unknown> {
  /** Of the field. */
  name: string
  summary: string
  args: z.ZodMiniType<Args>
  answer: z.ZodMiniType<Answer>
  /** Text of a query that asks for all that `answer` has; its variables are named as `args`. */
  readonly query: string
  /** The answer out of the `data` of a response. */
  read: (data: Record<string, unknown> | null | undefined) => ParsedAnswer<Answer>
}

/** What a query can be asked with. */
export type ArgsOf<Query> = Query extends GraphqlQuery<unknown, infer Args> ? Args : never

interface Definition<Answer, Args> {
  name: string
  summary: string
  args?: z.ZodMiniType<Args>
  answer: z.ZodMiniType<Answer>
}

export function graphqlQuery<Answer, Args = Record<string, never>>(
  definition: Definition<Answer, Args>,
): GraphqlQuery<Answer, Args> {
  const { name, summary, answer } = definition
  // Without a schema the type parameter is its default, an object without fields.
  const none = z.object({}) as unknown
  const args = definition.args ?? (none as z.ZodMiniType<Args>)
  let text: string | undefined
  return {
    name,
    summary,
    args,
    answer,
    get query() {
      return (text ??= textOf(name, args, answer))
    },
    read: (data) => parseEntries(answer, decode(answer, data?.[name])),
  }
}

/** The same field asked for less, such as the teasers of a list. */
export function narrowed<Answer, Args>(
  { name, summary, args }: GraphqlQuery<unknown, Args>,
  answer: z.ZodMiniType<Answer>,
): GraphqlQuery<Answer, Args> {
  return graphqlQuery({ name, summary, args, answer })
}

/** A part of a list, and how many there are in all (spec §3 Search results). */
export const listOf = <T extends z.ZodMiniType>(entity: T) =>
  z.object({ entities: z.array(entity), total: z.int() })

function textOf(name: string, args: z.core.$ZodType, answer: z.core.$ZodType): string {
  const names = [...fieldsOf(args)]
  const declared = names.map(([arg, schema]) => `$${arg}: ${variableType(schema)}`)
  const passed = names.map(([arg]) => `${arg}: $${arg}`)
  const inBrackets = (list: string[]) => (list.length ? `(${list.join(', ')})` : '')
  return `query ${pascal(name)}${inBrackets(declared)} { ${name}${inBrackets(passed)}${selectionOf(answer)} }`
}

/** Type of a variable, `[String!]!`; one that may be left out is nullable. */
function variableType(schema: z.core.$ZodType): string {
  const shape = shapeOf(schema)
  const mayMiss = shape.nullable || shape.optional || shape.fallback !== undefined
  return bareType(shape) + (mayMiss ? '' : '!')
}

function bareType(shape: Shape): string {
  if (shape.kind === 'scalar') return shape.name
  if (shape.kind === 'list') return `[${variableType(shape.of)}]`
  return nameOf(shape.schema)
}
