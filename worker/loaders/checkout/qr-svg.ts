import { correction, generate } from 'lean-qr'
import type { QrSvg } from '../../../domain/order/qr-svg.ts'

const quietZone = 4

/** Path data of a QR code with error correction M, as payment codes require. */
export function qrSvg(text: string): QrSvg {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const rows = Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (_, x) => (code.get(x, y) ? '1' : '0')).join(''),
  )
  // One rectangle for each dark run of a row.
  const path = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(
      ({ index, 0: run }) =>
        `M${index + quietZone} ${y + quietZone}h${run.length}v1h-${run.length}z`,
    ),
  )
  return { size: code.size + 2 * quietZone, path: path.join('') }
}
