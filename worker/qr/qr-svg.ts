import type { QrSvg } from '../../domain/qr-svg.ts'
import { qrCode } from './qr-code.ts'

const quietZone = 4

/** A QR code as a path of an SVG: one rectangle for each dark run of a row. */
export function qrSvg(text: string): QrSvg {
  const rows = qrCode(text)
  const path = rows.flatMap((row, y) => {
    const line = row.map((dark) => (dark ? '1' : '0')).join('')
    return [...line.matchAll(/1+/g)].map(
      ({ index, 0: run }) =>
        `M${index + quietZone} ${y + quietZone}h${run.length}v1h-${run.length}z`,
    )
  })
  return { size: rows.length + 2 * quietZone, path: path.join('') }
}
