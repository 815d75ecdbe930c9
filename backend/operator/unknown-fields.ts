import { isJsonObject } from '../../domain/operator/json.ts'

/** Paths of the fields of a JSON value that parsing has left out. */
export function unknownFields(given: unknown, parsed: unknown): string[][] {
  if (Array.isArray(given)) {
    return given.flatMap((entry, index) =>
      below(String(index), entry, Array.isArray(parsed) ? parsed[index] : undefined),
    )
  }
  if (!isJsonObject(given) || !isJsonObject(parsed)) return []
  return Object.entries(given).flatMap(([key, value]) =>
    Object.hasOwn(parsed, key) ? below(key, value, parsed[key]) : [[key]],
  )
}

function below(key: string, given: unknown, parsed: unknown): string[][] {
  return unknownFields(given, parsed).map((path) => [key, ...path])
}
