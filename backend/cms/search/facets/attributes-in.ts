import type { TradeFacet } from '../../../../domain/ventilation/search/trade-facet.ts'
import { equipmentOf } from '../../../../domain/ventilation/search/type-letters.ts'
import type { MatchedPhrase } from '../match-phrases.ts'
import type { ReadFacet } from './read-facet.ts'
import type { Token } from '../tokens.ts'
import type { Vocabulary } from '../vocabulary.ts'

const narrowing = new Set(['material', 'mounting', 'heat_source'])
/** What parts of units and meters are called by. */
const nouns = new Set(['part', 'measures'])

/**
 * `Flat` of a fitting's name is no adapter to round, but a vertical bend is one. A motorised damper has
 * an actuator, which a damper motor, with a torque, is.
 */
function isNarrowing({ any: [first] }: TradeFacet, filters: ReadonlySet<string> | null): boolean {
  const isBend = 'values' in first && first.values.every((id) => id.startsWith('bend-'))
  const isDriven = first.code === 'actuator' && !filters?.has('torque')
  // A timer switch has a timer, but the fan of `fan comes on with light` has no sensor.
  const isSwitch = first.code === 'equipment' && filters?.has('mounting') && !filters.has('q_max')
  return narrowing.has(first.code) || isBend || isDriven || isSwitch === true
}

/** Properties within a product name: in `Rohr verzinkt` the material is a filter too. */
export function attributesIn(
  phrases: readonly MatchedPhrase[],
  {
    vocabulary,
    filters,
    isOther,
  }: {
    vocabulary: Vocabulary
    filters: ReadonlySet<string> | null
    /** The products are not the named ones: a `fan timer with ball bearing` is a fan. */
    isOther: boolean
  },
): ReadFacet[] {
  return phrases
    .filter(({ entry }) => entry.kind && entry.stems.length > 1)
    .flatMap(({ tokens, entry: { stems: all, facet: whole } }) =>
      tokens
        .flatMap(({ stem }) => vocabulary.entries.get(stem) ?? [])
        .flatMap(({ facet, stems }) => {
          const spans = stems.flatMap((each) => tokens.find(({ stem }) => stem === each) ?? [])
          if (!facet || spans.length < stems.length || stems.length === all.length) return []
          const own = facet.any.find(({ code }) => nouns.has(code) && filters?.has(code))
          const { code } = own ?? facet.any[0]
          const isPart =
            (own !== undefined && whole === null) ||
            (stems.length === 1 && isNarrowing(facet, filters))
          const isMeant = isPart || (isOther && !facet.ofKind)
          return isMeant && filters?.has(code) ? [{ ...facet, spans }] : []
        }),
    )
}

/**
 * Properties of some products that share a word with the name: the roof of `roof terminal` may be a
 * `flat roof`.
 */
export function sharingIn(
  head: MatchedPhrase | null,
  left: readonly Token[],
  { vocabulary, filters }: { vocabulary: Vocabulary; filters: ReadonlySet<string> | null },
): ReadFacet[] {
  if (!head || head.entry.stems.length === 0) return []
  const all = [...head.tokens, ...left]
  const possible = all
    .flatMap(({ stem }) => vocabulary.entries.get(stem) ?? [])
    .filter(({ facet, kind, stems }) => facet?.ofKind && !kind && stems.length > 1)
  return possible.flatMap(({ facet, stems }) => {
    const spans = stems.flatMap((each) => all.find(({ stem }) => stem === each) ?? [])
    const isShared =
      spans.length === stems.length && spans.some((each) => head.tokens.includes(each))
    return facet && isShared && facet.any.some(({ code }) => filters?.has(code))
      ? [{ ...facet, spans }]
      : []
  })
}

/** Equipment in the type of a fan, behind a figure or a name. */
export function lettersIn(query: string, left: readonly Token[]): ReadFacet[] {
  return left.flatMap((token) => {
    const facet = token.from > 0 ? equipmentOf(query.slice(token.from, token.to)) : null
    return facet ? [{ ...facet, spans: [token] }] : []
  })
}

/** Whether a product name implies a property: `Nippel` an end type, `VAV` a control signal. */
export function addsTo({ any }: TradeFacet, filters: ReadonlySet<string> | null): boolean {
  return any.some(
    (choice) =>
      choice.code === 'ctrl_signal' ||
      choice.code === 'insect_net' ||
      (filters?.has(choice.code) &&
        (choice.code === 'end' ||
          choice.code === 'equipment' ||
          choice.code === 'shape' ||
          choice.code === 'part' ||
          choice.code === 'measures' ||
          choice.code === 'filter_iso' ||
          choice.code === 'material' ||
          (choice.code === 'actuator' && !filters.has('torque')))),
  )
}
