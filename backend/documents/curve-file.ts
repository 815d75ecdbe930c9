import { csvCell } from '../../domain/csv/csv-cell.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Product } from '../../domain/product/product.ts'

const titles: Record<Locale, readonly string[]> = {
  de: [
    'Artikelnummer',
    'Stufe',
    'Luftmenge [m³/h]',
    'Druck [Pa]',
    'Leistung [W]',
    'LpA 3 m [dB(A)]',
  ],
  cs: ['Kód', 'Stupeň', 'Průtok [m³/h]', 'Tlak [Pa]', 'Příkon [W]', 'LpA 3 m [dB(A)]'],
  sk: ['Kód', 'Stupeň', 'Prietok [m³/h]', 'Tlak [Pa]', 'Príkon [W]', 'LpA 3 m [dB(A)]'],
  en: [
    'Article number',
    'Speed',
    'Air flow [m³/h]',
    'Pressure [Pa]',
    'Power [W]',
    'LpA 3 m [dB(A)]',
  ],
}

export const curveTitle: Record<Locale, string> = {
  de: 'Kennlinien als Tabelle (CSV)',
  cs: 'Křivky jako tabulka (CSV)',
  sk: 'Krivky ako tabuľka (CSV)',
  en: 'Curves as a table (CSV)',
}

/** Whether a product is a fan whose curves are known. */
export function hasCurves({ variants }: Pick<Product, 'variants'>): boolean {
  return variants.some(({ curves }) => curves.length > 0)
}

/**
 * Curves of all variants for a spreadsheet: with the separators that programs of the language expect,
 * and a mark at the start that tells them it is UTF-8.
 */
export function buildCurveFile(
  { variants }: Pick<Product, 'variants'>,
  locale: Locale,
): Uint8Array<ArrayBuffer> {
  const [separator, point] = locale === 'en' ? [',', '.'] : [';', ',']
  const number = (value: number | null) => (value === null ? '' : String(value).replace('.', point))
  const rows = variants.flatMap(({ catalogCode, curves }) =>
    curves.flatMap(({ label, points }) =>
      points.map(({ flow, pressure, power, soundPressure }) => [
        csvCell(catalogCode),
        csvCell(label),
        ...[flow, pressure, power, soundPressure].map(number),
      ]),
    ),
  )
  const lines = [titles[locale].map(csvCell), ...rows].map((row) => row.join(separator))
  return new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`)
}
