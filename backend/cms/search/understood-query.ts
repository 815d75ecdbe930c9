import type { UnderstoodFacet, UnderstoodQuery } from '../../../domain/catalog/understood.ts'
import type { Range } from '../../../domain/catalog/catalog.ts'
import { booleanOn } from '../../../domain/catalog/catalog-filters.ts'
import type { CurrencyCode } from '../../../domain/currency.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Choice, Span, TradeFacet } from '../../../domain/ventilation/search/trade-facet.ts'
import type { Dictionary } from '../catalog/products/dictionary.ts'
import { textsOf } from '../../locales/texts-of.ts'
import type { Interpretation } from './interpret.ts'
import type { Reading } from './readings.ts'
import { stopWordsOf } from './stop-words.ts'
import { foldText } from './words.ts'
import { withoutPart } from './facets/without-part.ts'
import type { ReadFacet } from './facets/read-facet.ts'

/** Replacement of a facet without a match. */
export interface RelaxedMatch {
  /** With another value; null if it was dropped. */
  instead: TradeFacet | null
}

interface Described {
  interpretation: Interpretation
  reading: Reading
  dictionary: Dictionary
  locale: Locale
  currency: CurrencyCode
  relaxed: ReadonlyMap<ReadFacet, RelaxedMatch>
  unknownWords: readonly string[]
  /** Existing values, by a facet without a match. */
  offered: ReadonlyMap<ReadFacet, readonly string[]>
}

/** How the query was parsed, for display; null for words alone. */
export function describeQuery(query: string, described: Described): UnderstoodQuery | null {
  const { interpretation, reading, dictionary, locale, currency, relaxed, offered } = described
  const { kind, notStocked, apart, ofApart, problem } = interpretation
  const { silent } = stopWordsOf(locale)
  const facets = inOneChip(reading.facets, relaxed).map((facet): UnderstoodFacet => {
    const change = relaxed.get(facet)
    // Else the size of the second product would become that of the first.
    const second = ofApart.filter(({ code }) => code === facet.any[0].code)
    const spans = [...facet.spans, ...second.map(({ span }) => span)]
    const rest = withoutPart(query, spans, { kind, locale, dictionary })
    const choices = choicesOf(facet, dictionary)
    const others = offered.get(facet)?.map((id) => {
      const other: TradeFacet = { any: [{ code: facet.any[0].code, values: [id] }] }
      const { value } = textOf(other, { dictionary, locale, currency, typed: id })
      return { value, query: `${rest} ${value}`.trim() }
    })
    return {
      ...textOf(facet, { dictionary, locale, currency, typed: typedText(query, facet.spans) }),
      without: rest,
      ...(choices.length > 0 && { choices }),
      ...(others && { offered: others }),
      ...(change && {
        instead:
          change.instead &&
          textOf(change.instead, { dictionary, locale, currency, typed: '' }).value,
      }),
    }
  })
  const understood: UnderstoodQuery = {
    facets,
    // The `na` of `na stěnu` is no word to be named.
    unknownWords: [...new Set(described.unknownWords)].filter(
      (word) => !silent.has(foldText(word)),
    ),
    notStocked,
    ...(apart.length > 0 && { apart: [...apart] }),
    problem: problem?.code ?? null,
  }
  const isPlain =
    facets.length === 0 &&
    understood.unknownWords.length === 0 &&
    understood.notStocked === null &&
    apart.length === 0 &&
    problem === null
  return isPlain ? null : understood
}

/**
 * Two requirements of one property that some values meet are shown as these: `Timer` and
 * `Humidistat` as `Timer + humidistat`.
 */
function inOneChip(
  facets: readonly ReadFacet[],
  relaxed: ReadonlyMap<ReadFacet, RelaxedMatch>,
): ReadFacet[] {
  return facets.reduce<ReadFacet[]>((chips, facet) => {
    const [own] = facet.any
    for (const [at, before] of chips.entries()) {
      const [other] = before.any
      if (relaxed.has(facet) || relaxed.has(before) || other.code !== own.code) continue
      if (!('values' in own) || !('values' in other)) continue
      const values = own.values.filter((id) => other.values.includes(id))
      if (values.length === 0) continue
      const any = [
        { code: own.code, values },
        ...before.any.slice(1),
        ...facet.any.slice(1),
      ] as const
      return chips.with(at, { any, spans: [...before.spans, ...facet.spans] })
    }
    return [...chips, facet]
  }, [])
}

/** Parts that filters can show. */
function choicesOf({ any }: TradeFacet, { parameters }: Dictionary) {
  return any.flatMap((choice) => {
    const parameter = parameters.get(choice.code)
    if (!('values' in choice) || !parameter) return []
    const values = parameter.type === 'boolean' ? [booleanOn] : [...choice.values]
    return [{ code: choice.code, values }]
  })
}

interface Reader {
  dictionary: Dictionary
  locale: Locale
  currency: CurrencyCode
  /** Placeholder of an unknown value. */
  typed: string
}

function textOf(
  { any }: TradeFacet,
  { dictionary, locale, currency, typed }: Reader,
): Pick<UnderstoodFacet, 'code' | 'title' | 'value'> {
  const choice = any.find((each) => isKnown(each, dictionary)) ?? any[0]
  const { code } = choice
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const figure = (value: number) => number.format(value)
  if ('currency' in choice) {
    const style = { style: 'currency', minimumFractionDigits: 0 } as const
    const money = new Intl.NumberFormat(locale, {
      ...style,
      currency: choice.currency ?? currency,
    })
    return { code, title: textsOf(locale).search.price, value: boundsOf(choice.range, money) }
  }
  if ('sameAs' in choice) {
    const titleOf = (each: string) => dictionary.parameters.get(each)?.title ?? each
    return { code, title: titleOf(code), value: `= ${titleOf(choice.sameAs)}` }
  }
  if ('lacking' in choice) {
    const title = dictionary.parameters.get(code)?.title ?? code
    return { code, title, value: textsOf(locale).search.lacking }
  }
  if (!('values' in choice) && !('range' in choice))
    return {
      code,
      title: textsOf(locale).search.operatingPoint,
      value: `${figure(choice.flow)} m³/h, ${figure(choice.pressure)} Pa`,
    }
  const parameter = dictionary.parameters.get(code)
  const title = parameter?.title ?? code
  const unit = parameter?.unit ? ` ${parameter.unit}` : ''
  if ('range' in choice) {
    return { code, title, value: `${boundsOf(choice.range, number)}${unit}` }
  }
  if (parameter?.type === 'boolean') return { code, title, value: '' }
  const titles = choice.values.flatMap((id) => parameter?.values.get(id)?.title ?? [])
  if (titles.length === 0) {
    // An unavailable size is still a size; other values have only their typed name.
    const isSize = parameter !== undefined && choice.values.every((id) => /^\d+$/.test(id))
    const sizes = choice.values.map((id) => figure(Number(id) * scaleOf(parameter))).join(', ')
    return { code, title, value: isSize ? `${sizes}${unit}` : typed }
  }
  return {
    code,
    title,
    value: `${titles.slice(0, 3).join(', ')}${titles.length > 3 ? ' …' : ''}${unit}`,
  }
}

/** Display units per unit of the ids: lengths are titled in metres, their ids are millimetres. */
function scaleOf(
  parameter: { values: ReadonlyMap<string, { title: string }> } | undefined,
): number {
  for (const [id, { title }] of parameter?.values ?? []) {
    const scale = Number(title.replace(',', '.')) / Number(id)
    if (scale > 0 && Number.isFinite(scale)) return scale
  }
  return 1
}

function boundsOf({ from, to }: Range, format: Intl.NumberFormat): string {
  return [
    from === null ? '' : `≥ ${format.format(from)}`,
    to === null ? '' : `≤ ${format.format(to)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

function isKnown(choice: Choice, { parameters }: Dictionary): boolean {
  const entry = parameters.get(choice.code)
  if (!('values' in choice))
    return choice.code === 'reaches' || 'currency' in choice || entry !== undefined
  return (
    entry !== undefined &&
    (entry.type === 'boolean' || choice.values.some((id) => entry.values.has(id)))
  )
}

function typedText(query: string, spans: readonly Span[]): string {
  return spans.map(({ from, to }) => query.slice(from, to).trim()).join(' ')
}
