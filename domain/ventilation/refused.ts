import type { Limits } from './field-value.ts'

/**
 * What was typed into fields and cannot be calculated with as it is, by the field's name; `area.1` is
 * the second field of its name. It stays in its field, beside a message.
 */
export type Refused = Record<string, string>

/** As much as a field takes, and harmless in an address. */
const short = /^[\p{L}\p{N}.,+-]{1,9}$/u
const entry = /^([a-zA-Z]+(?:\.\d{1,2})?):(.+)$/

/** A text that is no number within the limits; null for one that is, and for an empty one. */
export function refusedText(text: string | null | undefined, { min, max }: Limits): string | null {
  const typed = (text ?? '').replace(/\s/g, '')
  if (!short.test(typed)) return null
  const amount = Number(typed.replace(',', '.'))
  return amount >= min && amount <= max ? null : typed
}

/**
 * Refused texts among the fields of a form, or those that an address carries beside what is calculated
 * with (`flow=20000&refused=flow:99999`).
 */
export function refusedOf(
  query: URLSearchParams,
  limits: Readonly<Record<string, Limits>>,
): { refused?: Refused } {
  const typed = Object.keys(limits).map((name) => [name, query.get(name)] as const)
  return acceptedOf([...typed, ...carriedOf(query)], limits)
}

/** Entries of an address, unchecked. */
export function carriedOf(query: URLSearchParams): [name: string, text: string][] {
  return query.getAll('refused').flatMap((each) => {
    const [, name, text] = entry.exec(each) ?? []
    return name && text ? [[name, text] satisfies [string, string]] : []
  })
}

/** Those of named texts that are refused indeed; nothing where there are none. */
export function acceptedOf(
  texts: readonly (readonly [name: string, text: string | null])[],
  limits: Readonly<Record<string, Limits>>,
): { refused?: Refused } {
  const entries = texts.flatMap(([name, text]) => {
    const [field = ''] = name.split('.')
    const limit = Object.hasOwn(limits, field) ? limits[field] : undefined
    const refused = limit && refusedText(text, limit)
    return refused ? [[name, refused] as const] : []
  })
  return entries.length > 0 ? { refused: Object.fromEntries(entries) } : {}
}

/** The same as parts of an address. */
export function queryOfRefused(refused: Refused = {}): [string, string][] {
  return Object.entries(refused).map(([name, text]) => ['refused', `${name}:${text}`])
}
