import { amountIn, type Limits } from './field-value.ts'

/**
 * Invalid input by field name; `area.1` is the second field of its name. It stays in its field,
 * with an error.
 */
export type InvalidInputs = Record<string, string>

const longest = 9
/** What a URL carries of a field. */
const short = /^[\p{L}\p{N}.,+?…-]{1,9}$/u
const entry = /^([a-zA-Z]+(?:\.\d{1,2})?):(.+)$/

/**
 * A text that is no number within the limits, shortened for a URL; null for a valid or empty one. The
 * short form is no valid number either.
 */
export function invalidText(text: string | null | undefined, { min, max }: Limits): string | null {
  const typed = (text ?? '').replace(/\s/g, '')
  if (typed === '') return null
  const amount = amountIn(typed)
  if (amount >= min && amount <= max) return null
  const plain = typed.replace(/[^\p{L}\p{N}.,+?…-]/gu, '?')
  return plain.length > longest ? `${plain.slice(0, longest - 1)}…` : plain
}

/**
 * Invalid texts among form fields, or those in a URL beside the valid input
 * (`flow=20000&refused=flow:99999`).
 */
export function invalidInputsOf(
  query: URLSearchParams,
  limits: Readonly<Record<string, Limits>>,
): { refused?: InvalidInputs } {
  const typed = Object.keys(limits).map((name) => [name, query.get(name)] as const)
  return keepInvalid([...typed, ...invalidInputsInUrl(query)], limits)
}

/** Entries of a URL, unvalidated. */
export function invalidInputsInUrl(query: URLSearchParams): [name: string, text: string][] {
  return query.getAll('refused').flatMap((each) => {
    const [, name, text] = entry.exec(each) ?? []
    return name && text && short.test(text) ? [[name, text] satisfies [string, string]] : []
  })
}

/** Those of the named texts that are really invalid; nothing if there are none. */
export function keepInvalid(
  texts: readonly (readonly [name: string, text: string | null])[],
  limits: Readonly<Record<string, Limits>>,
): { refused?: InvalidInputs } {
  const entries = texts.flatMap(([name, text]) => {
    const [field = ''] = name.split('.')
    const limit = Object.hasOwn(limits, field) ? limits[field] : undefined
    const refused = limit && invalidText(text, limit)
    return refused ? [[name, refused] as const] : []
  })
  return entries.length > 0 ? { refused: Object.fromEntries(entries) } : {}
}

/** Serialised as URL parameters. */
export function queryOfInvalidInputs(refused: InvalidInputs = {}): [string, string][] {
  return Object.entries(refused).map(([name, text]) => ['refused', `${name}:${text}`])
}
