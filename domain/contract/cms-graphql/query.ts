import * as z from 'zod/mini'
import { type ParsedResponse, parseEntries } from '../../parse-response.ts'
import { decode } from './decode.ts'
import { selectionOf } from './selection.ts'
import { type Shape, fieldsOf, shapeOf } from './shape.ts'
import { nameOf, pascal } from './names.ts'

/** A field of the CMS's GraphQL API: the single definition of its arguments and answer. */
export interface GraphqlQuery<ResponseBody, Args = unknown> {
  /** Name of the field. */
  name: string
  summary: string
  args: z.ZodMiniType<Args>
  response: z.ZodMiniType<ResponseBody>
  /** Query text that selects all of `answer`; its variables are named like `args`. */
  readonly query: string
  /** Extracts the field's value from the `data` of a response. */
  read: (data: Record<string, unknown> | null | undefined) => ParsedResponse<ResponseBody>
}

/** Arguments of a query. */
export type ArgsOf<Query> = Query extends GraphqlQuery<unknown, infer Args> ? Args : never

interface Definition<ResponseBody, Args> {
  name: string
  summary: string
  args?: z.ZodMiniType<Args>
  response: z.ZodMiniType<ResponseBody>
}

export function graphqlQuery<ResponseBody, Args = Record<string, never>>(
  definition: Definition<ResponseBody, Args>,
): GraphqlQuery<ResponseBody, Args> {
  const { name, summary, response } = definition
  // Without a schema the type parameter is its default, an object without fields.
  const none = z.object({}) as unknown
  const args = definition.args ?? (none as z.ZodMiniType<Args>)
  let text: string | undefined
  return {
    name,
    summary,
    args,
    response,
    get query() {
      return (text ??= textOf(name, args, response))
    },
    read: (data) => parseEntries(response, decode(response, data?.[name])),
  }
}

/** The same field with a smaller selection, such as the teasers of a list. */
export function narrowed<ResponseBody, Args>(
  { name, summary, args }: GraphqlQuery<unknown, Args>,
  response: z.ZodMiniType<ResponseBody>,
): GraphqlQuery<ResponseBody, Args> {
  return graphqlQuery({ name, summary, args, response })
}

/** A page of a list with the total (spec §3 Search results). */
export const listOf = <T extends z.ZodMiniType>(entity: T) =>
  z.object({ entities: z.array(entity), total: z.int() })

function textOf(name: string, args: z.core.$ZodType, response: z.core.$ZodType): string {
  const names = [...fieldsOf(args)]
  const declared = names.map(([arg, schema]) => `$${arg}: ${variableType(schema)}`)
  const passed = names.map(([arg]) => `${arg}: $${arg}`)
  const inBrackets = (list: string[]) => (list.length ? `(${list.join(', ')})` : '')
  return `query ${pascal(name)}${inBrackets(declared)} { ${name}${inBrackets(passed)}${selectionOf(response)} }`
}

/** Type of a variable, `[String!]!`; an optional one is nullable. */
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
