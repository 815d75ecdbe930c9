import { parseAmount } from '../product/units/parse-amount.ts'

export interface BulkColumns {
  code: number
  /** null: the list has codes only. */
  amount: number | null
  /** The first row is a header. */
  hasHeader: boolean
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

/** Columns of codes and amounts: by the header, else by the cells' content. */
export function findColumns(rows: readonly (readonly string[])[]): BulkColumns {
  const names = (rows[0] ?? []).map(plain)
  const code = names.findIndex((name) => isOneOf(name, codeNames))
  const amount = names.findIndex((name) => isOneOf(name, amountNames))
  if (code >= 0 || amount >= 0) {
    const first = amount === 0 ? 1 : 0
    return { code: code < 0 ? first : code, amount: amount < 0 ? null : amount, hasHeader: true }
  }
  return { ...columnsOfCells(rows), hasHeader: false }
}

function columnsOfCells(
  rows: readonly (readonly string[])[],
): Pick<BulkColumns, 'code' | 'amount'> {
  const width = Math.max(...rows.map((row) => row.length), 0)
  if (width === 2 && isAmounts(rows, 0) && !isAmounts(rows, 1)) return { code: 1, amount: 0 }
  for (let column = 1; column < width; column++) {
    if (isAmounts(rows, column)) return { code: 0, amount: column }
  }
  // Of two columns the second must be the amount, even with invalid values.
  return { code: 0, amount: width === 2 ? 1 : null }
}

function isAmounts(rows: readonly (readonly string[])[], column: number): boolean {
  const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '')
  return cells.length > 0 && cells.every((cell) => isAmount(cell))
}

/** Also "1.000", which is refused at its line: another column would be no better. */
function isAmount(cell: string): boolean {
  return parseAmount(cell.replace(/[.,]000$/, '')) !== null
}

function isOneOf(name: string, names: readonly string[]): boolean {
  return names.some((known) => name === known || name.startsWith(`${known} `))
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim()
}
