import { sized } from './measure-rules.ts'
import { type KnownValues, type TradeFacet } from './trade-facet.ts'

/** Parameters that are asked for by a figure alone, the likeliest first. */
const bare = [
  'angle',
  'dn',
  'width',
  'plate',
  'length',
  'hood_length',
  'ins_thk',
  'rotor',
  'tape_width',
  'drain_dn',
  'ports',
  'slots',
]

/**
 * What a figure without a unit may mean: among the products asked for, whatever their filters have;
 * else a diameter. The last meaning is that of a word, such as the number of a series.
 */
export function readNumber(
  figure: string,
  known: KnownValues,
  filters: ReadonlySet<string> | null,
): (readonly TradeFacet[])[] {
  const codes = filters ? bare.filter((code) => filters.has(code)) : ['dn']
  const found = sized(codes, figure, known)
  return [...found, []]
}
