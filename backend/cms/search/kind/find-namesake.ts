import type { Locale } from '../../../../domain/locale.ts'
import { namesakes } from '../../../../domain/ventilation/search/namesakes.ts'
import type { Measure } from '../../../../domain/ventilation/search/trade-facet.ts'
import type { Dictionary } from '../../catalog/products/dictionary.ts'
import { matchPhrases, type MatchedPhrase } from '../match-phrases.ts'
import { filtersOf } from './kind-categories.ts'
import { readTokens } from '../tokens.ts'
import { type Entry, vocabularyOf } from '../vocabulary.ts'

interface Context {
  measures: readonly Measure[]
  /** Words, of which a bare number may be the value: `Flexrohr 75`. */
  figures: readonly string[]
  locale: Locale
  dictionary: Dictionary
}

/** Other products of the same name, if a measure says so: `Bogen 220x90`; null if none does. */
export function findNamesake(head: MatchedPhrase, context: Context): MatchedPhrase | null {
  const { kind } = head.entry
  const { dictionary, locale } = context
  if (!kind || kind.notStocked) return null
  const filters = filtersOf(kind, dictionary)
  const found = namesakes.find(({ of, by: { code, id } }) => {
    if (id === undefined && filters.has(code)) return false
    const [own] = entryOf(of[locale], context)?.kind?.categories ?? []
    return own !== undefined && own === kind.categories[0] && isStated(code, id, context)
  })
  const [first, ...others] = (found?.products ?? []).flatMap(
    (name) => entryOf(name[locale], context) ?? [],
  )
  if (!first?.kind) return null
  const categories = [first, ...others].flatMap((entry) => entry.kind?.categories ?? [])
  return { ...head, entry: { ...first, kind: { ...first.kind, categories } } }
}

/** Whether the likeliest meaning of a measure is a value of the catalogue, or this one. */
function isStated(
  code: string,
  id: string | undefined,
  { measures, figures, dictionary }: Context,
): boolean {
  if (id !== undefined && figures.includes(id)) return true
  const known = dictionary.parameters.get(code)?.values
  return measures.some(({ meanings: [facets = []] }) =>
    facets.some(
      ({ any: [first] }) =>
        first.code === code &&
        'values' in first &&
        first.values.some((each) =>
          id === undefined ? known?.has(each) || isRectangle(first.code, each) : each === id,
        ),
    ),
  )
}

/** Whether the shop has it or not: no round product is `425 x 125`. */
function isRectangle(code: string, id: string): boolean {
  return code === 'size_ab' && /^\d{3,4}x\d{2,4}$/.test(id)
}

function entryOf(name = '', { locale, dictionary }: Context): Entry | null {
  const vocabulary = vocabularyOf(dictionary, locale)
  const tokens = readTokens(name, { locale, vocabulary, corrects: false, shortens: false })
  return matchPhrases(tokens, vocabulary).phrases.find(({ entry }) => entry.kind)?.entry ?? null
}
