import type * as z from 'zod/mini'

export type Path = readonly (string | number)[]

/**
 * A leaf of a response. `text` is found by its mark; a flag, enum, number or date by what changes
 * with it.
 */
export interface Field {
  /** `homepage.blocks[quote].author`; list entries share one name. */
  name: string
  kind: 'text' | 'choice'
  /** Its path in the response. */
  at: Path
  schema: z.core.$ZodType
  /** Its value as a page shows it. */
  mark: string
  /** Further values of a `choice`; one must be displayed, for an enum each. */
  others: readonly unknown[]
  /** Each of the others must be displayed. */
  isEnum: boolean
}

export interface Filled {
  value: unknown
  fields: Field[]
}

/** A copy of a response with another value at a path. */
export function replaceAt(response: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(response)) {
    return response.map((entry, index) =>
      index === Number(key) ? replaceAt(entry, rest, value) : entry,
    )
  }
  return { ...Object(response), [key]: replaceAt(Reflect.get(Object(response), key), rest, value) }
}

export function readAt(response: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), response)
}
