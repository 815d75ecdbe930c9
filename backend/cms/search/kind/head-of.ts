import { activities, hosts } from '../../../../domain/ventilation/search/standards.ts'
import type { Dictionary } from '../../catalog/products/dictionary.ts'
import type { MatchedPhrase } from '../match-phrases.ts'
import { vocabularyOf } from '../vocabulary.ts'
import { foldText } from '../words.ts'
import { areAirWords } from './air-word.ts'
import { isJoining } from './is-joining.ts'
import { filtersOf } from './kind-categories.ts'
import { kindOf, type KindQuery } from './requested-kind.ts'

interface HeadQuery extends Pick<KindQuery, 'measures' | 'locale' | 'dictionary'> {
  query: string
  /** Whether a measure tells other products of this name. */
  hasNamesake: (phrase: MatchedPhrase) => boolean
}

/** The phrase that names the products; other phrases name their purpose or properties. */
export function headOf(
  phrases: readonly MatchedPhrase[],
  { query, measures, locale, dictionary, hasNamesake }: HeadQuery,
): MatchedPhrase | null {
  const named = phrases.filter(({ entry }) => entry.kind)
  const isBrand = ({ entry }: MatchedPhrase) => entry.kind?.isBrand ?? false
  const isHalf = ({ tokens }: MatchedPhrase) => tokens.every(({ isModifier }) => isModifier)
  const isPurpose = ({ tokens }: MatchedPhrase) => tokens.every((token) => token.isPurpose)
  // `Nástěnný ovladač k rekuperaci`: what stands on both sides of `for` does not name the product.
  const spansPurpose = ({ tokens }: MatchedPhrase) => tokens.some((token) => token.isPurpose)
  const doing = (activities[locale] ?? []).map(foldText)
  const isDone = ({ tokens }: MatchedPhrase) =>
    tokens.length !== 1 || !doing.includes(foldText(tokens[0]?.text ?? ''))
  const whole = unless(isDone, unless(isHalf, unless(isBrand, inFirstPart(named))))
  // `Ke koupelnovému větráku trafo`: the products follow their purpose.
  const last = whole.length > 1 && whole.every(isPurpose) ? whole.slice(-1) : whole
  // `Rückschlagklappe für Dunstabzug`: the hood is the purpose, not the product.
  const isAir = ({ entry: { stems } }: MatchedPhrase) => areAirWords(stems, locale)
  const direct = unless(isAir, unless(isPurpose, last))
  const names = direct.filter((phrase) => !spansPurpose(phrase))
  // `Humidistat extractor for bathroom`: a property alone is no other name.
  const possible = names.some(({ entry }) => entry.facet === null) ? names : direct
  // `Übergang` is a shape of flat fittings, and a reducer by itself; `Pollenfilter` are filters.
  const isName = ({ entry: { facet, kind } }: MatchedPhrase) =>
    facet === null ||
    (facet.any[0].code === 'filter_iso' && kind !== null) ||
    (facet.any[0].code === 'shape' && kind !== null && !filtersOf(kind, dictionary).has('shape'))
  const others = possible.filter(isName)
  const parts = possible.filter((phrase) => isSeparatePart(phrase, others, dictionary))
  const candidates = parts.length > 0 ? parts : unless((phrase) => !isName(phrase), possible)
  // In English the head noun is last: `roof fan controller`. A type follows its maker.
  const isLast = locale === 'en' || candidates.every(isBrand)
  const first = isLast ? inFirstRequest(possible, { query, isName, locale, dictionary }) : null
  const listed = first ? unless((phrase) => !isName(phrase), first) : candidates
  const likeliest = nameOf(listed, { query, isLast, locale, dictionary }) ?? null
  if (!likeliest) return null
  // `Wickelfalzrohr 200 und Bögen 90°`: the angle is that of the second product.
  const after = possible.find(({ tokens }) => isBehind(tokens, likeliest))
  const from = after?.tokens[0]?.from ?? 0
  const isJoined = after && isJoining(query.slice(likeliest.tokens.at(-1)?.to, from), locale)
  const own = isJoined ? measures.filter((measure) => measure.from < from) : measures
  return fittingHead(likeliest, possible, { measures: own, dictionary, hasNamesake })
}

/**
 * In English the last one, but a size divides no compound: `collar 315 fan` is for a fan. Else the
 * first one, apart from German compounds with a blank: `Kanalrohr Schelle`.
 */
function nameOf(
  phrases: MatchedPhrase[],
  {
    query,
    isLast,
    locale,
    dictionary,
  }: Pick<HeadQuery, 'query' | 'locale' | 'dictionary'> & { isLast: boolean },
): MatchedPhrase | undefined {
  const [before, next] = isLast ? phrases.slice(-2) : phrases
  const usual = isLast ? phrases.at(-1) : before
  if ((locale !== 'en' && locale !== 'de') || !before?.entry.kind || !next?.entry.kind) return usual
  const between = query.slice(before.tokens.at(-1)?.to, next.tokens[0]?.from)
  const isDivided = /^ \S*\d\S* ?(?:mm|inch|")? $/.test(between)
  if (isLast ? !isDivided : between !== ' ') return usual
  const { branchOf } = vocabularyOf(dictionary, locale)
  if (branchOf(before.entry.kind) === branchOf(next.entry.kind)) return usual
  const pathOf = (pk = 0) => dictionary.categories.get(pk)?.path.map((each) => each.pk) ?? []
  const ofHosts = (hosts[locale] ?? []).flatMap(
    (name) => kindOf(name, { locale, dictionary })?.categories ?? [],
  )
  const isHost = ({ entry: { kind } }: MatchedPhrase) => {
    const [pk = 0] = kind?.categories ?? []
    return ofHosts.some((host) => pathOf(pk).includes(host) || pathOf(host).includes(pk))
  }
  const [host, other] = isLast ? [next, before] : [before, next]
  return isHost(host) && !isHost(other) ? other : usual
}

/** `Bends and fans`, but not `pipe and duct clamps`, nor `timer and humidistat fan`. */
function inFirstRequest(
  phrases: MatchedPhrase[],
  {
    query,
    isName,
    locale,
    dictionary,
  }: Pick<HeadQuery, 'query' | 'locale' | 'dictionary'> & {
    isName: (phrase: MatchedPhrase) => boolean
  },
): MatchedPhrase[] | null {
  const jointOf = ({ tokens }: MatchedPhrase) => tokens.at(-1)?.joint ?? 0
  const first = Math.min(...phrases.map(jointOf))
  const next = phrases.find((phrase) => jointOf(phrase) > first)
  if (!next) return null
  const inFirst = phrases.filter((phrase) => jointOf(phrase) === first)
  // Each of them has a size.
  if (/\d/.test(query.slice(0, next.tokens[0]?.from))) return inFirst
  const named = inFirst.filter(isName)
  const joined = phrases.filter((phrase) => jointOf(phrase) === jointOf(next))
  const { entries, branchOf } = vocabularyOf(dictionary, locale)
  const branches = named.flatMap(({ entry: { kind } }) => (kind ? [branchOf(kind)] : []))
  // What the second product is for: the ducts of `pipe and duct clamps`.
  const before = joined.flatMap(({ tokens }) => tokens).slice(0, -1)
  const isAlike = before
    .flatMap(({ stem }) => entries.get(stem) ?? [])
    .some(({ kind, stems }) => kind && stems.length === 1 && branches.includes(branchOf(kind)))
  return named.length === 0 || isAlike ? null : named
}

function isBehind([first]: MatchedPhrase['tokens'], { tokens }: MatchedPhrase): boolean {
  return (first?.from ?? 0) > (tokens.at(-1)?.from ?? 0)
}

/** The likeliest name, or the one whose products have the stated size: `Lüftung Verbinder 110x54`. */
function fittingHead(
  likeliest: MatchedPhrase,
  candidates: readonly MatchedPhrase[],
  { measures, dictionary, hasNamesake }: Omit<HeadQuery, 'locale' | 'query'>,
): MatchedPhrase {
  const codes = measures.flatMap(({ meanings: [facets = []] }) =>
    facets.map(({ any: [first] }) => first.code).filter((code) => sizeCodes.has(code)),
  )
  const fits = (phrase: MatchedPhrase) => {
    const { kind } = phrase.entry
    const filters = kind && filtersOf(kind, dictionary)
    return codes.every((code) => filters?.has(code)) || hasNamesake(phrase)
  }
  return fits(likeliest) ? likeliest : (candidates.find(fits) ?? likeliest)
}

/** Sizes that only some kinds of products have. */
const sizeCodes = new Set('size_ab filter_dim dn2 angle torque slots ports i_ctrl'.split(' '))

/**
 * Whether it names a part that the other products do not have: a hose has no backdraught damper, so
 * that one is requested with it. So is the shape of a fitting.
 */
function isSeparatePart(
  { entry: { facet } }: MatchedPhrase,
  others: readonly MatchedPhrase[],
  dictionary: Dictionary,
): boolean {
  const code = facet?.any[0].code ?? ''
  const filters = others.map(({ entry: { kind } }) => kind && filtersOf(kind, dictionary))
  // An adapter from a round to a flat duct is neither of them.
  if (code === 'shape') return filters.every((own) => own?.has('length') && !own.has(code))
  // A duct has no mesh, a fan without one is still the product.
  if (code === 'insect_net') return filters.length > 0 && filters.every((own) => own?.has('length'))
  if (dictionary.parameters.get(code)?.type !== 'boolean') return false
  return !filters.some((own) => own?.has(code))
}

function inFirstPart(phrases: MatchedPhrase[]): MatchedPhrase[] {
  return phrases.filter(({ part }) => part === phrases[0]?.part)
}

/** Excludes phrases that pass the test, unless all of them do. */
function unless(isSort: (phrase: MatchedPhrase) => boolean, all: MatchedPhrase[]): MatchedPhrase[] {
  const others = all.filter((phrase) => !isSort(phrase))
  return others.length > 0 ? others : all
}
