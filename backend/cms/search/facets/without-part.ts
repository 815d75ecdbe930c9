import type { Locale } from '../../../../domain/locale.ts'
import type { Span } from '../../../../domain/ventilation/search/trade-facet.ts'
import type { Dictionary } from '../../catalog/products/dictionary.ts'
import { interpret } from '../interpret.ts'
import { stopWordsOf } from '../stop-words.ts'
import type { Kind } from '../vocabulary.ts'
import { foldText } from '../words.ts'

interface Asked {
  /** The products that are shown. */
  kind: Kind | null
  locale: Locale
  dictionary: Dictionary
}

/**
 * The query without a property, but for the same products: without `Muffe`, `Muffe 125` would be
 * anything. Empty if nothing else names them.
 */
export function withoutPart(query: string, spans: readonly Span[], asked: Asked): string {
  const { kind, locale, dictionary } = asked
  const rest = without(query, spans, locale)
  const [likeliest] = kind?.categories ?? []
  if (rest === '' || likeliest === undefined || kind?.isBrand) return rest
  const pathOf = (pk: number) => dictionary.categories.get(pk)?.path.map((each) => each.pk) ?? []
  const own = interpret(rest, { locale, dictionary }).kind?.categories ?? []
  const isSame = own.some((pk) => pathOf(pk).includes(likeliest) || pathOf(likeliest).includes(pk))
  return isSame ? rest : ''
}

const unit = /^(?:[cm]?m|a|v|ks|bm)$/i

/** A name and no connecting word: `T-kus`. */
const names = /^(?:kus\w*|ks|stk|st)$/

/**
 * The query without some of its parts, each with the `without` or `or` before it, or else the `or`
 * behind it, and without a `with` or `and` that is left at the end.
 */
function without(query: string, spans: readonly Span[], locale: Locale): string {
  const { either, having, joining, denying, purpose, silent } = stopWordsOf(locale)
  const isEither = (word = '') => either.has(foldText(word))
  const isDenying = (word = '') => denying.has(foldText(word))
  const isConnecting = (word = '') => {
    const folded = foldText(word)
    const isShort = silent.has(folded) && folded.length <= 3 && !names.test(folded)
    return [having, joining, denying, purpose].some((words) => words.has(folded)) || isShort
  }
  const end = query.trimEnd().length
  const isAtEnd = spans.some(({ to }) => to >= end)
  const rest = spans
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to }) => {
      const [left, right] = [text.slice(0, from).trimEnd(), text.slice(to).trimStart()]
      const before = left.split(' ').at(-1)
      const behind = right.split(' ', 1)[0]
      if (isEither(before) || isDenying(before))
        return `${left.slice(0, -(before?.length ?? 0))} ${right}`
      return isEither(behind) ? `${left} ${right.slice(behind?.length)}` : `${left} ${right}`
    }, query)
  const words = rest.trim().split(/\s+/)
  // `2,5 A` is a measure, whatever `a` means otherwise.
  const last = words.findLastIndex(
    (word, at) => !isConnecting(word) || (unit.test(word) && /\d$/.test(words[at - 1] ?? '')),
  )
  return (isAtEnd ? words.slice(0, last + 1) : words).join(' ')
}
