/** The subset of JSON Schema 2020-12 that zod writes. */
export interface JsonSchema {
  $ref?: string
  description?: string
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  [keyword: string]: unknown
}

/** Direct subschemas of a schema. */
export function partsOf(schema: JsonSchema): JsonSchema[] {
  const { properties, items, anyOf, oneOf, allOf, additionalProperties, propertyNames } = schema
  return [
    ...Object.values(properties ?? {}),
    ...(items ? [items] : []),
    ...(anyOf ?? []),
    ...(oneOf ?? []),
    ...(allOf ?? []),
    ...(propertyNames ? [propertyNames] : []),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ]
}
