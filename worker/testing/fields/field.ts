import type * as z from 'zod/mini'

export type Path = readonly (string | number)[]

/**
 * A leaf of an answer. `text` is found by its mark; a flag, enum, number or date by what changes
 * with it.
 */
export interface Field {
  /** `homepage.blocks[quote].author`; list entries share one name. */
  name: string
  kind: 'text' | 'choice'
  /** Its path in the answer. */
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

/** A copy of an answer with another value at a path. */
export function replaceAt(answer: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(answer)) {
    return answer.map((entry, index) =>
      index === Number(key) ? replaceAt(entry, rest, value) : entry,
    )
  }
  return { ...Object(answer), [key]: replaceAt(Reflect.get(Object(answer), key), rest, value) }
}

export function readAt(answer: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), answer)
}
