import { parseAmount } from '../product/units/parse-amount.ts'
import { withoutPieces } from './typed-line.ts'

export interface BulkColumns {
  code: number
  /** null: the list has codes only. */
  amount: number | null
}

/** Header prefixes, without diacritics: in the shop's languages and as in its own exports. */
const codeNames = [
  'artikelnummer',
  'artikelnr',
  'artikel-nr',
  'art.-nr',
  'art.nr',
  'art. nr',
  'bestellnummer',
  'article number',
  'article no',
  'item number',
  'item no',
  'part number',
  'product code',
  'sku',
  'ean',
  'gtin',
  'code',
  'kod',
  'cislo',
  'katalogove',
  'objednaci',
  'objednavacie',
  'mpn',
  'herstellernummer',
]
/** Names of codes in lists that have no other; in the shop's exports the products' names. */
const articleNames = ['artikel', 'article', 'item', 'produkt', 'product', 'zbozi', 'tovar']
const amountNames = [
  'menge',
  'anzahl',
  'stuck',
  'stk',
  'mnozstvi',
  'mnozstvo',
  'pocet',
  'kusu',
  'kusov',
  'ks',
  'quantity',
  'qty',
  'amount',
  'count',
  'pieces',
  'pcs',
]

/** Columns of a header: `isFirst` if one name is enough, because no line precedes it. */
export function columnsOfHeader(row: readonly string[], isFirst: boolean): BulkColumns | null {
  const names = row.map(plain)
  const find = (known: readonly string[]) => names.findIndex((name) => isOneOf(name, known))
  const amount = find(amountNames)
  const named = find(codeNames)
  const code = named < 0 ? find(articleNames) : named
  const isHeader = isFirst ? code >= 0 || amount >= 0 : code >= 0 && amount >= 0
  if (!isHeader) return null
  return { code: code < 0 ? Number(amount === 0) : code, amount: amount < 0 ? null : amount }
}

/** Columns by what most rows have in their cells. */
export function columnsOfRows(rows: readonly (readonly string[])[]): BulkColumns {
  const width = Math.max(...rows.map((row) => row.length), 0)
  if (width === 2 && hasAmounts(rows, 0) && !hasAmounts(rows, 1)) return { code: 1, amount: 0 }
  for (let column = 1; column < width; column++) {
    if (hasAmounts(rows, column)) return { code: 0, amount: column }
  }
  // Of two columns the second must be the amount, even with invalid values.
  return { code: 0, amount: width === 2 ? 1 : null }
}

function hasAmounts(rows: readonly (readonly string[])[], column: number): boolean {
  const cells = rows.flatMap((row) => (row.length > 1 && row[column]) || [])
  return cells.length > 0 && cells.filter(isAmount).length * 2 > cells.length
}

/** Also "1.000", which is refused at its line: another column would be no better. */
function isAmount(cell: string): boolean {
  return parseAmount(withoutPieces(cell).replace(/[.,]000$/, '')) !== null
}

function isOneOf(name: string, names: readonly string[]): boolean {
  return names.some((known) => name === known || name.startsWith(`${known} `))
}

function plain(text: string): string {
  const letters = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return letters.trim().replace(/[.:]$/, '')
}
