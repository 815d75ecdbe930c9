import { textsOf } from '../locales/texts-of.ts'
import { csvCell } from '../../domain/csv/csv-cell.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Product } from '../../domain/product/product.ts'

/** Whether a product is a fan with known curves. */
export function hasCurves({ variants }: Pick<Product, 'variants'>): boolean {
  return variants.some(({ curves }) => curves.length > 0)
}

/**
 * Curves of all variants as a spreadsheet: with the separators of the language, and a byte order
 * mark for UTF-8.
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
  const lines = [textsOf(locale).documents.curveColumns.map(csvCell), ...rows].map((row) =>
    row.join(separator),
  )
  return new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`)
}
