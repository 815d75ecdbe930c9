import type { JsonSchema } from './json-schema.ts'

/** Query parameters that contain JSON, by call, with their schema component. */
const carried: Record<string, Record<string, JsonSchema>> = {
  getCatalogState: { scope: { $ref: '#/components/schemas/CatalogScope' } },
}

export function jsonParametersOf(call: string): Record<string, JsonSchema> {
  return carried[call] ?? {}
}
