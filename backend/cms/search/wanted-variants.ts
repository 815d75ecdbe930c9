import type { Dictionary } from '../catalog/dictionary.ts'
import { type Narrowing, ofValues } from '../catalog/narrowing.ts'
import { queryWords } from './words.ts'

/** Variants that have the diameter of the query, so that a tile shows one of them. */
export function wantedVariants(query: string, dictionary: Dictionary): Narrowing | null {
  const dn = dictionary.parameters.get('dn')
  const size = queryWords(query)
    .map((word) => /^(?:dn)?(\d{2,4})$/.exec(word)?.[1])
    .find((digits) => digits !== undefined && dn?.values.has(digits))
  return dn && size !== undefined ? ofValues('dn', `value:${dn.n}`, [size]) : null
}
