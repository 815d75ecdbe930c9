import type { JsonSchema } from './json-schema.ts'

/** Parameters of the query that carry JSON, by call, with the component that it is. */
const carried: Record<string, Record<string, JsonSchema>> = {
  getCatalogState: { scope: { $ref: '#/components/schemas/CatalogScope' } },
}

export function jsonParametersOf(call: string): Record<string, JsonSchema> {
  return carried[call] ?? {}
}
