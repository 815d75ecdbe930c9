import type { Locale } from '../../../domain/locale.ts'
import { attributes } from '../../../domain/ventilation/search/attributes.ts'
import type { Problem } from '../../../domain/ventilation/search/problem.ts'
import { problems } from '../../../domain/ventilation/search/problems.ts'
import {
  type Choice,
  type TradeFacet,
  valueFacet,
} from '../../../domain/ventilation/search/trade-facet.ts'
import type { Dictionary } from '../catalog/products/dictionary.ts'
import { stem } from './stem.ts'
import { stopWordsOf } from './stop-words.ts'
import { foldText } from './words.ts'

/** Categories of a product name. */
export interface Kind {
  /** Category numbers, the likeliest first. */
  categories: readonly number[]
  notStocked: boolean
  /** A brand name, which may accompany a product name. */
  isBrand: boolean
}

/** Meaning of a phrase. */
export interface Entry {
  stems: readonly string[]
  /** How many of its words describe a product: not the `with` of `Gitter mit Klappe`. */
  described: number
  /** Its words may stand on both sides of one like `with`: `Gitter mit Klappe`. */
  isDivided: boolean
  /** Original spelling. */
  label: string
  kind: Kind | null
  facet: TradeFacet | null
  problem: Problem | null
}

export interface Vocabulary {
  /** By their first stem; in `rekuperace bez rozvodů` the second one is negated. */
  entries: ReadonlyMap<string, readonly Entry[]>
  /** Every stem of a phrase, with its word. */
  words: ReadonlyMap<string, string>
  /** `Roof fan controller` is a controller. */
  isHeadLast: boolean
  /** Stems that stand for a stem in phrases. */
  synonyms: ReadonlyMap<string, readonly string[]>
  /** The top category of the likeliest products. */
  branchOf: (kind: Kind) => number | undefined
}

const vocabularies = new WeakMap<Dictionary, Vocabulary>()

/** Stem of a negated word, as after `without`. */
export const negatedStem = (plain: string) => deniedMark + plain
const deniedMark = '!'

/** Vocabulary for the queries of a language. */
export function vocabularyOf(dictionary: Dictionary, locale: Locale): Vocabulary {
  const known = vocabularies.get(dictionary)
  if (known) return known
  const vocabulary = buildVocabulary(dictionary, locale)
  vocabularies.set(dictionary, vocabulary)
  return vocabulary
}

type Meaning = Partial<Pick<Entry, 'kind' | 'facet' | 'problem'>>

function buildVocabulary(dictionary: Dictionary, locale: Locale): Vocabulary {
  const entries = new Map<string, Entry>()
  const words = new Map<string, string>()
  const add = (label: string, meaning: Meaning, { onlyIfNew = false, isDistinct = false } = {}) => {
    const all = wordsOf(label)
    const { silent, denying, having } = stopWordsOf(locale)
    const spoken = all.filter((word) => !silent.has(foldText(word)) && !denying.has(foldText(word)))
    const keyOf = (own: readonly string[]) =>
      own
        .map((part) => stem(part, locale))
        .toSorted()
        .join(' ')
    const short = partsOf(all, spoken, meaning)
    // `Potrubí s izolací` is not `izolace potrubí`.
    const parts =
      isDistinct && entries.has(keyOf(short))
        ? all.filter((word) => !silent.has(foldText(word)) || having.has(foldText(word)))
        : short
    const stems = parts.map((part) => {
      const before = all
        .slice(0, all.indexOf(part))
        .findLast((word) => !silent.has(foldText(word)) || denying.has(foldText(word)))
      const isDenied = before !== undefined && denying.has(foldText(before))
      return isDenied ? negatedStem(stem(part, locale)) : stem(part, locale)
    })
    const key = stems.toSorted().join(' ')
    const before = entries.get(key)
    if (key === '' || (onlyIfNew && before?.facet)) return
    entries.set(key, {
      stems,
      described: parts.filter((word) => !silent.has(foldText(word))).length,
      isDivided:
        before?.isDivided ||
        meaning.problem !== undefined ||
        all.some((word) => having.has(foldText(word))),
      label: before?.label ?? label,
      // In order of precedence: an operator's synonyms come before titles.
      kind: before?.kind ?? meaning.kind ?? null,
      facet: joined(before?.facet ?? null, meaning.facet ?? null),
      problem: before?.problem ?? meaning.problem ?? null,
    })
    for (const [index, each] of stems.entries()) {
      const plain = each.replace(deniedMark, '')
      if (!words.has(plain)) words.set(plain, parts[index] ?? plain)
    }
  }
  const hasHaving = (phrase: string) =>
    wordsOf(phrase).some((word) => stopWordsOf(locale).having.has(foldText(word)))
  const joining: [phrase: string, kind: Kind][] = []
  const stocked = new Set([...dictionary.brands.values()].map(({ title }) => foldText(title)))
  for (const { words: phrases, categories, ...group } of dictionary.searchWords.groups) {
    const { notStocked = false, isBrand = false } = group
    const pks = categories.flatMap((id) => dictionary.categoryById.get(id)?.pk ?? [])
    if (pks.length === 0 && !notStocked) continue
    const kind = { categories: pks, notStocked, isBrand }
    for (const phrase of phrases) {
      if (isBrand && stocked.has(foldText(phrase))) continue
      if (hasHaving(phrase)) joining.push([phrase, kind])
      else add(phrase, { kind })
    }
  }
  for (const [phrase, kind] of joining) add(phrase, { kind }, { isDistinct: true })
  for (const { title, pk } of dictionary.categories.values())
    if (wordsOf(title).length <= 2)
      add(title, { kind: { categories: [pk], notStocked: false, isBrand: false } })
  for (const { facet, words: phrases } of attributes)
    for (const phrase of phrases[locale] ?? []) add(phrase, { facet })
  const named = new Set(words.keys())
  for (const { code, values } of dictionary.parameters.values()) {
    if (reserved.has(code)) continue
    for (const { id, title } of values.values()) {
      // `Muffe (über Formteil)` begins with the name of its products.
      const [name = ''] = wordsOf(title)
      const kind = code === 'end' ? (entries.get(stem(name, locale))?.kind ?? null) : null
      if (isName(title)) add(title, { kind, facet: valueFacet(code, id) })
      // `Lichtgrau (RAL 7035)` is mostly called by the colour.
      const plain = title.replace(/ \(.*\)$/, '')
      if (plain !== title && isName(plain))
        add(plain, { facet: valueFacet(code, id) }, { onlyIfNew: true })
      // Most queries omit the brand of a unit.
      if (code === 'unit_model' || code === 'model')
        add(title.replace(/^\S+\s/, ''), { facet: valueFacet(code, id) })
    }
  }
  for (const [series, ids] of seriesOf(dictionary))
    if (!named.has(stem(series, locale))) add(series, { facet: valueFacet('unit_model', ...ids) })
  for (const problem of problems)
    for (const phrase of problem.words[locale] ?? []) add(phrase, { problem })
  const synonyms = new Map<string, string[]>()
  for (const group of dictionary.searchWords.synonyms ?? []) {
    const stems = new Set(group.map((word) => stem(word, locale)))
    for (const each of stems) {
      const others = [...stems].filter((other) => other !== each)
      synonyms.set(each, [...(synonyms.get(each) ?? []), ...others])
      if (!words.has(each))
        words.set(each, group.find((word) => stem(word, locale) === each) ?? each)
    }
  }
  return {
    entries: Map.groupBy(entries.values(), ({ stems: [first = ''] }) => first),
    words,
    isHeadLast: locale === 'en',
    synonyms,
    branchOf: ({ categories: [pk = 0] }) => dictionary.categories.get(pk)?.path[0]?.pk,
  }
}

/** Unit models by the name of their series: `filters for Boreas` are those of all its sizes. */
function seriesOf({ parameters }: Dictionary): Map<string, string[]> {
  const series = new Map<string, string[]>()
  for (const [id, { title }] of parameters.get('unit_model')?.values ?? []) {
    const [, name] = /^\S+ (\p{L}{4,}) \d+$/u.exec(title) ?? []
    if (name !== undefined) series.set(name, [...(series.get(name) ?? []), id])
  }
  return series
}

/** Words of a phrase that a query must have. */
function partsOf(all: string[], spoken: string[], { kind, facet, problem }: Meaning): string[] {
  // Names are no sentences: `Systemair K`. A type `KE` is a Czech preposition.
  if (kind?.isBrand) return spoken.length > 0 ? all : []
  const [only = ''] = spoken
  if (spoken.length > 1) return spoken
  // `Wie stark` describes a problem, `stark` alone does not; nor is `T` of `T kus` a name.
  if (problem || only.length < 3) return all
  // `Auf Putz` and `unter Putz`, `na stenu` and `do steny` differ in what is silent elsewhere.
  if (facet?.ofKind && all.length > 1) return [all[0] ?? only, all.at(-1) ?? only]
  // `Eckig` alone is not `eckig auf rund`.
  const [first = '', , last = ''] = all
  return all.length === 3 && only !== all[1] ? [first, last] : spoken
}

/** Their values are attributes or measures, or are ambiguous by themselves. */
const reserved = new Set([
  'equipment',
  'ctrl',
  'part',
  'shape',
  'speeds',
  'bypass',
  'actuator',
  'heat_source',
])

function isName(title: string): boolean {
  return /\p{L}{3}/u.test(title) && wordsOf(title).length <= 3
}

export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      .replace(/[₂²]/g, '2')
      .match(/[\p{L}\d]+/gu) ?? []
  )
}

/** A phrase that is a value of two parameters means either. */
function joined(a: TradeFacet | null, b: TradeFacet | null): TradeFacet | null {
  if (!a || !b) return a ?? b
  const others = b.any.filter((choice) => !a.any.some((each) => isSame(each, choice)))
  return { ...a, any: [...a.any, ...others] }
}

function isSame(a: Choice, b: Choice): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
