import { lexicographicSortSchema, printSchema } from 'graphql'
import { schemaOf } from '../../backend/cms/content/graphql/schema.ts'
import { pascal } from '../../domain/contract/cms-graphql/names.ts'
import type { JsonSchema } from './json-schema.ts'

/** The GraphQL schema of the CMS as text, with the same comments as the JSON schemas. */
export function writeSdl(schemas: Record<string, JsonSchema>): string {
  const described = new Map<string, JsonSchema>()
  for (const [name, schema] of Object.entries(schemas)) collect(name, schema, described)
  const schema = schemaOf(new Map(), (type, field) => {
    const found = described.get(type)
    return field === undefined ? found?.description : found?.properties?.[field]?.description
  })
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

/** Nested objects are named after their parent and field, members of a union after their type. */
function collect(name: string, schema: JsonSchema, found: Map<string, JsonSchema>): void {
  if (schema.$ref) return
  if (schema.properties && !found.has(name)) found.set(name, schema)
  for (const [field, part] of Object.entries(schema.properties ?? {}))
    collect(name + pascal(field), part, found)
  if (schema.items) collect(name, schema.items, found)
  for (const member of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    const type = member.properties?.['type']?.['const']
    collect(typeof type === 'string' ? name + pascal(type) : name, member, found)
  }
}
