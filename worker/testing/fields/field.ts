import type * as z from 'zod/mini'

export type Path = readonly (string | number)[]

/**
 * A leaf of an answer. `text` is told by its own words; what is one of a few (a flag, a choice, a
 * number, a date) is told by what changes with it.
 */
export interface Field {
  /** `homepage.blocks[quote].author`; entries of a list have one name. */
  name: string
  kind: 'text' | 'choice'
  /** Where it is in the answer. */
  at: Path
  schema: z.core.$ZodType
  /** What a page shows of it. */
  mark: string
  /** Further values that a `choice` may have; one of them is seen, for an enum each. */
  others: readonly unknown[]
  /** Each of the others has to be seen. */
  isEnum: boolean
}

export interface Filled {
  value: unknown
  fields: Field[]
}

/** A copy of an answer with another value at a place. */
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
