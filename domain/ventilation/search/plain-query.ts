const marks = /\p{M}/gu
const figures: Record<string, string> = {
  '²': '2',
  '³': '3',
  '₂': '2',
  '×': 'x',
  '*': 'x',
  '–': '-',
  '—': '-',
  '⌀': 'ø',
  '∅': 'ø',
  º: '°',
  '″': '"',
  '”': '"',
  '“': '"',
}

/**
 * Normalises a query for reading measures: lower case, without diacritics, one sign per meaning.
 * Length-preserving, so that positions map to the original.
 */
export function plainQuery(query: string): string {
  if (isAscii.test(query)) return query.toLowerCase().replaceAll('*', 'x')
  return Array.from({ length: query.length }, (_, at) => plainUnit(query.charAt(at))).join('')
}

const isAscii = /^[\0-\x7f]*$/

function plainUnit(unit: string): string {
  const lower = unit.toLowerCase()
  const plain =
    figures[lower] ?? (lower === 'ø' ? lower : lower.normalize('NFKD').replace(marks, ''))
  return plain.length === 1 ? plain : unit
}
