import { measureRules } from './measure-rules.ts'
import { plainQuery } from './plain-query.ts'
import type { KnownValues, Measure, TradeFacet } from './trade-facet.ts'

/** Extracts the measures of a query (sizes, classes, ratings) and replaces them with blanks. */
export function readMeasures(
  query: string,
  known: KnownValues,
): { measures: Measure[]; rest: string } {
  let rest = plainQuery(query)
  const measures: Measure[] = []
  for (const { pattern, read } of measureRules) {
    rest = rest.replaceAll(pattern, (...found: unknown[]) => {
      const groups = found.slice(
        0,
        found.findIndex((each) => typeof each === 'number'),
      )
      const [text = '', ...parts] = groups.map((each) =>
        typeof each === 'string' ? each : undefined,
      )
      const possible = read([text, ...parts.map((part) => part ?? '')], known)
      const meanings = possible?.filter((facets) => facets.every((facet) => isKnown(facet, known)))
      if (!meanings || meanings.length === 0) return text
      const from = Number(found[groups.length])
      measures.push({ from, to: from + text.length, meanings })
      return ' '.repeat(text.length)
    })
  }
  return {
    measures: measures.sort((a, b) => a.from - b.from),
    rest: withoutHyphens(rest, measures),
  }
}

/** After a measure it joins a compound, before a word it would exclude it: `6-Zoll-Rohr`. */
function withoutHyphens(rest: string, measures: readonly Measure[]): string {
  return measures.reduce(
    (text, { to }) => (text[to] === '-' ? `${text.slice(0, to)} ${text.slice(to + 1)}` : text),
    rest,
  )
}

/** Without the parameter in this shop it is a word, not a measure. */
function isKnown({ any }: TradeFacet, known: KnownValues): boolean {
  return any.some(({ code }) => code === 'reaches' || code === 'price' || known.has(code))
}
