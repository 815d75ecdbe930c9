interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: Schema | boolean
}

interface Operation {
  parameters?: { $ref?: string; name?: string; in?: string; required?: boolean }[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema?: Schema }> }>
}

export interface OpenapiDocument {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/**
 * Compatibility shape, one line each: calls, parameters, and fields of requests and answers with
 * types. `!` marks required ones. If one document has all lines of another, they differ by
 * additions only.
 */
export function shapeOf({ paths, components }: OpenapiDocument): string[] {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? callLines(`${method.toUpperCase()} ${path}`, operation) : []
    }),
  )
  const schemas = Object.entries(components.schemas).flatMap(([name, schema]) =>
    lines(name, schema),
  )
  return [...new Set([...calls, ...schemas])].toSorted()
}

function callLines(name: string, { parameters = [], requestBody, responses }: Operation): string[] {
  const named = parameters.flatMap(({ name: own, in: where, required }) =>
    own ? [`${name} ? ${where} ${own}${required ? '!' : ''}`] : [],
  )
  const bodies = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, { content }]) => contentLines(`${name} = ${status}`, content))
  return [name, ...named, ...contentLines(`${name} <`, requestBody?.content), ...bodies]
}

function contentLines(at: string, content: Record<string, { schema?: Schema }> = {}): string[] {
  return Object.values(content).flatMap(({ schema }) => (schema ? lines(at, schema) : []))
}

function lines(at: string, schema: Schema): string[] {
  const { properties, required = [], items } = schema
  const own = [`${at}: ${typeOf(schema)}`]
  const fields = Object.entries(properties ?? {}).flatMap(([name, field]) =>
    lines(`${at}.${name}${required.includes(name) ? '!' : ''}`, field),
  )
  const inner = items && !items.$ref ? lines(`${at}[]`, items) : []
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
    .filter((choice) => choice.properties)
    .flatMap((choice, index) => lines(`${at}|${index}`, choice))
  return [...own, ...fields, ...inner, ...choices]
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? ''
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (choices.length > 0) return choices.map(typeOf).toSorted().join(' | ')
  if (schema.items) return `${typeOf(schema.items)}[]`
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  return [schema.type ?? 'any'].flat().join(' | ')
}
