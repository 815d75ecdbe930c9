import type { FacetAlternatives } from './measure-rule.ts'
import {
  figureId,
  type KnownValues,
  rangeFacet,
  type TradeFacet,
  valueFacet,
} from './trade-facet.ts'

/** Two diameters of a part, the larger one as the main diameter. */
export function diameterPair(a: string, b: string): TradeFacet[] {
  const [large, small] = Number(a) >= Number(b) ? [a, b] : [b, a]
  return [valueFacet('dn', large), valueFacet('dn2', small)]
}

/** A length in metres of any product sold by length: pipes, rolls, tapes. */
export function lengthOf(metres: number): TradeFacet {
  const id = figureId(metres)
  return {
    any: [
      { code: 'length', values: [String(Math.round(metres * 1000))] },
      { code: 'roll_length', values: [id] },
      { code: 'tape_length', values: [id] },
      { code: 'roll_width', values: [String(Math.round(metres * 1000))] },
      { code: 'hood_length', values: [String(Math.round(metres * 1000))] },
      { code: 'width', values: [figureId(Math.round(metres * 100))] },
    ],
  }
}

/** One meaning per parameter that has the size. */
export function sized(codes: readonly string[], size: string, known: KnownValues): TradeFacet[][] {
  return codes
    .filter((code) => known.idsOf(code).includes(size))
    .map((code) => [valueFacet(code, size)])
}

/** A diameter: of a duct, or of what else is round. */
export function roundMeanings(size: string, known: KnownValues): FacetAlternatives {
  return [[valueFacet('dn', size)], ...sized(['plate', 'rotor', 'drain_dn'], size, known)]
}

export function rectangleMeanings(a: string, b: string, known: KnownValues): FacetAlternatives {
  // A branch twice: `160 na 2x125`.
  if (/^[2-4]$/.test(a) && isDiameter(b, known)) return [[valueFacet('dn', b)]]
  // In centimetres: `30x10` of a door.
  const millimetres = `${a}0x${b}0`
  const isShort = /^\d{2}x\d{1,2}$/.test(`${a}x${b}`)
  const ofFilter = isShort ? (filterInCentimetres([a, b], known) ?? []) : []
  if (isShort && known.idsOf('size_ab').includes(millimetres))
    return [[valueFacet('size_ab', millimetres)], ...ofFilter]
  if (ofFilter.length > 0) return ofFilter
  const sides = [`${a}x${b}`, `${b}x${a}`].map((id) => id.replaceAll(/[.,]/g, '-'))
  const face = filterFace(sides, known)
  const meanings = [
    known
      .idsOf('size_ab')
      .filter((id) => sides.includes(id))
      .map((id) => valueFacet('size_ab', id)),
    face,
    // Face plates of diffusers are square.
    a === b && known.idsOf('plate').includes(a) ? [valueFacet('plate', a)] : [],
    known
      .idsOf('screw_size')
      .filter((id) => sides.includes(id))
      .map((id) => valueFacet('screw_size', id)),
    isDiameter(a, known) && isDiameter(b, known) ? diameterPair(a, b) : [],
    // Of manifolds: `10x75`.
    known.idsOf('ports').includes(a) && isDiameter(b, known)
      ? [valueFacet('ports', a), valueFacet('dn', b)]
      : [],
    // Of silencers and pipes: `200 x 900`.
    isDiameter(a, known) && known.idsOf('length').includes(b)
      ? [valueFacet('dn', a), valueFacet('length', b)]
      : [],
    known.idsOf('tape_width').includes(a) && known.idsOf('tape_length').includes(b)
      ? [valueFacet('tape_width', a), valueFacet('tape_length', b)]
      : [],
  ].filter((facets) => facets.length > 0)
  // An unavailable rectangle is still a size, of a filter too.
  const isKnown = meanings.some((facets) =>
    facets.some(({ any: [{ code }] }) => code === 'size_ab'),
  )
  return [
    ...meanings,
    ...(isKnown ? [] : [[valueFacet('size_ab', sides[0] ?? '')]]),
    ...(face.length === 0 && known.has('filter_dim')
      ? [[valueFacet('filter_dim', sides[0] ?? '')]]
      : []),
  ]
}

/** Filter dimensions with the sides in either order. */
export function filterSize(a = '', b = '', depth = ''): TradeFacet {
  return valueFacet('filter_dim', ...new Set([`${a}x${b}x${depth}`, `${b}x${a}x${depth}`]))
}

/** Centimetres are rounded: `59x59` or `60x60` of a filter with 592 mm. */
const centimetre = 10

/** The filters of a size in centimetres, with or without a depth; null if there is none. */
export function filterInCentimetres(
  [a = '', b = '', ...depth]: readonly string[],
  known: KnownValues,
): FacetAlternatives | null {
  if (![a, b, ...depth].every((side) => /^\d{2}$/.test(side))) return null
  const isNear = (id: string, sides: readonly string[]) =>
    id
      .split('x')
      .slice(0, sides.length)
      .every((side, at) => Math.abs(Number(side) - Number(sides[at]) * 10) <= centimetre)
  const ids = known
    .idsOf('filter_dim')
    .filter((id) => isNear(id, [a, b, ...depth]) || isNear(id, [b, a, ...depth]))
  return ids.length > 0 ? [[valueFacet('filter_dim', ...ids)]] : null
}

/** Three sides in millimetres: a filter; or the cross-section and length of a duct or silencer. */
export function boxMeanings(
  [a, b, c]: readonly [string, string, string],
  known: KnownValues,
): FacetAlternatives {
  const filters = filterSize(a, b, c)
  const sides = [`${a}x${b}`, `${b}x${a}`].filter((id) => known.idsOf('size_ab').includes(id))
  const isFilter = filters.any.some(
    (choice) =>
      'values' in choice && choice.values.some((id) => known.idsOf('filter_dim').includes(id)),
  )
  const duct = sides.length > 0 ? [[valueFacet('size_ab', ...sides), valueFacet('length', c)]] : []
  // `125x125x100` of a tee.
  const tee = (new Set([a, b, c]).size < 3 && teeMeanings([a, b, c], known)) || []
  return isFilter ? [[filters], ...duct, ...tee] : [...duct, ...tee, [filters]]
}

/** Three sides with slashes, if the first two are those of a filter or duct: `592/592/600`. */
export function slashedBox(
  [a, b, c]: readonly [string, string, string],
  known: KnownValues,
): FacetAlternatives | null {
  const sides = [`${a}x${b}`, `${b}x${a}`]
  const isFace = filterFace(sides, known).length > 0
  const isDuct = known.idsOf('size_ab').some((id) => sides.includes(id))
  return isFace || isDuct ? boxMeanings([a, b, c], known) : null
}

const tapeInches: Record<string, string> = { 2: '50', 3: '75', 4: '100' }

/** A nominal diameter in inches, or the width of a tape. */
export function inchMeanings(
  inches: string,
  dn: string | undefined,
  known: KnownValues,
): FacetAlternatives | null {
  const tapes = sized(['tape_width'], tapeInches[inches] ?? '', known)
  const meanings = dn === undefined ? tapes : [[valueFacet('dn', dn)], ...tapes]
  return meanings.length > 0 ? meanings : null
}

/** A width or diameter in millimetres by a length in metres: of tapes, pipes and hoses. */
export function sizeByLength(size: string, metres: number, known: KnownValues): FacetAlternatives {
  const widths = sized(['tape_width', 'dn'], size, known)
  return (widths.length > 0 ? widths : [[valueFacet('dn', size)]]).map((facets) => [
    ...facets,
    lengthOf(metres),
  ])
}

/** Width and height of a filter of any depth. */
function filterFace(sides: readonly string[], known: KnownValues): TradeFacet[] {
  const ids = known
    .idsOf('filter_dim')
    .filter((id) => sides.some((side) => id.startsWith(`${side}x`)))
  return ids.length > 0 ? [valueFacet('filter_dim', ...ids)] : []
}

/**
 * A part with three ends, in the notations of tees: run, run and branch, or run, branch and run.
 */
export function teeMeanings(ends: readonly string[], known: KnownValues): FacetAlternatives | null {
  if (!ends.every((each) => isDiameter(each, known))) return null
  const [branch = '', middle = '', run = ''] = ends.toSorted((a, b) => Number(a) - Number(b))
  const isAngle = known.idsOf('angle').includes(branch)
  return [
    [valueFacet('dn', run), valueFacet('dn2', branch)],
    ...(isAngle
      ? [[valueFacet('dn', run), valueFacet('dn2', middle), valueFacet('angle', branch)]]
      : []),
  ]
}

interface Pair {
  /** Of the sizes of a product, as names have it: `Ø 100–125 mm`. */
  isRange: boolean
}

/** Two diameters; or a diameter with an angle, as for bends: `100/90`. */
export function pairMeanings(
  a: string,
  b: string,
  known: KnownValues,
  { isRange }: Pair,
): FacetAlternatives | null {
  const angles = known.idsOf('angle')
  const withAngle = [
    [a, b],
    [b, a],
  ].flatMap(([dn = '', angle = '']) =>
    isDiameter(dn, known) && angles.includes(angle)
      ? [[valueFacet('dn', dn), valueFacet('angle', angle)]]
      : [],
  )
  const isPair = Number(a) >= 60 && Number(b) >= 60
  // Sizes of rectangular ducts and filters are written with a slash too: `220/90`, `592/592`.
  const face = filterFace([`${a}x${b}`, `${b}x${a}`], known)
  const sides = [`${a}x${b}`, `${b}x${a}`].filter((id) => known.idsOf('size_ab').includes(id))
  const rectangles = [
    ...(sides.length > 0 ? [[valueFacet('size_ab', ...sides)]] : []),
    ...(face.length > 0 ? [face] : []),
  ]
  const isRound = isDiameter(a, known) && isDiameter(b, known)
  const pairs = [...(isPair ? [diameterPair(a, b)] : []), ...withAngle]
  // Of silencers: `160/900`.
  const isLong = isDiameter(a, known) && known.idsOf('length').includes(b)
  const others = [
    ...(isLong ? [[valueFacet('dn', a), valueFacet('length', b)]] : []),
    ...(isRange ? rangeMeanings(a, b, known) : ratedMeanings(a, b, known)),
  ]
  const meanings = isRound
    ? [...pairs, ...rectangles, ...others]
    : [...rectangles, ...pairs, ...others]
  return meanings.length > 0 ? meanings : null
}

/** Any diameter from one to the other. */
function rangeMeanings(a: string, b: string, known: KnownValues): TradeFacet[][] {
  const sizes = known.idsOf('dn').filter((id) => Number(id) >= Number(a) && Number(id) <= Number(b))
  return sizes.length > 0 ? [[valueFacet('dn', ...sizes)]] : []
}

/** Air flow and diameter in the type of a fan: `TD 500/150`, `100/240`. */
function ratedMeanings(a: string, b: string, known: KnownValues): TradeFacet[][] {
  const [flow, size] = Number(a) > Number(b) ? [a, b] : [b, a]
  if (flow === size || !isDiameter(size, known)) return []
  const q = Number(flow)
  return [[valueFacet('dn', size), rangeFacet('q_max', Math.round(q * 0.8), Math.round(q * 2.5))]]
}

export function isDiameter(size: string, known: KnownValues): boolean {
  return known.idsOf('dn').includes(size)
}
