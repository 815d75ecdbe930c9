import { sized } from './size-rules.ts'
import { type KnownValues, type TradeFacet, valueFacet } from './trade-facet.ts'

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

const isDiameter = (figure: number) => figure >= 50 && figure <= 1500

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
  // A size that nothing has is still one, unless it is a word such as the number of a series.
  const isSize = found.length === 0 && filters?.has('dn') && isDiameter(Number(figure))
  if (isSize) return [[valueFacet('dn', figure)], []]
  // A diameter of products that have one is no word of their texts, which name other variants, too.
  const isDn = filters?.has('dn') && found.some(([facet]) => facet?.any[0].code === 'dn')
  return isDn && !filters?.has('unit_model') ? found : [...found, []]
}
