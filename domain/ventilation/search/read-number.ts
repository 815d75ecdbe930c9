import { sized } from './size-meanings.ts'
import { type KnownValues, type TradeFacet, valueFacet } from './trade-facet.ts'

/** Parameters of bare numbers, the likeliest first. */
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
  'fuse_temp',
]

const voltage = /^(?:12|24|230|400)$/

function voltagesOf(figure: string, filters: ReadonlySet<string>): (readonly TradeFacet[])[] {
  if (filters.has('actuator')) return [[valueFacet('actuator', `${figure}v`)]]
  return filters.has('u') ? [[valueFacet('u', figure)]] : []
}

const smallestPipe = 80
const isDiameter = (figure: number) => figure >= 50 && figure <= 1500

/**
 * Meanings of a number without a unit: a filter value of the requested products; else a diameter;
 * finally a word, such as a series number.
 */
export function readNumber(
  figure: string,
  known: KnownValues,
  filters: ReadonlySet<string> | null,
): (readonly TradeFacet[])[] {
  // A right angle is the shape of what has no other angles: `Flachkanal Bogen 90`.
  if (figure === '90' && filters?.has('shape') && !filters.has('angle'))
    return [[valueFacet('shape', 'bend-h', 'bend-v')], []]
  // A collar for a pipe of 100 is no mat of this thickness.
  const isOfPipe = filters?.has('dn') && Number(figure) >= smallestPipe
  const codes = filters
    ? bare.filter((code) => filters.has(code) && !(isOfPipe && code === 'ins_thk'))
    : ['dn']
  const found = sized(codes, figure, known)
  // `Pohon 230`: a voltage where no size is meant.
  const voltages = filters && voltage.test(figure) ? voltagesOf(figure, filters) : []
  if (found.length === 0 && voltages.length > 0) return [...voltages, []]
  // An unavailable size is still a size, unless it is a word such as a series number.
  const isSize = found.length === 0 && filters?.has('dn') && isDiameter(Number(figure))
  if (isSize) return [[valueFacet('dn', figure)], []]
  // Hoods are filtered by their width, but connected by a diameter.
  const isConnection = filters && !filters.has('dn') && !filters.has('unit_model')
  if (isConnection) return [...found, ...sized(['dn'], figure, known), []]
  // A diameter of products that have one must not match as a word, because texts name other
  // variants too.
  const isDn = filters?.has('dn') && found.some(([facet]) => facet?.any[0].code === 'dn')
  return isDn && !filters?.has('unit_model') ? [...found, ...voltages] : [...found, ...voltages, []]
}
