import { isJsonObject, type JsonObject } from '../../../domain/operator/json.ts'

/** A staged patch. */
export function parseObject(text: string): JsonObject {
  const value: unknown = JSON.parse(text)
  if (!isJsonObject(value)) throw new TypeError('A staged patch is an object')
  return value
}
