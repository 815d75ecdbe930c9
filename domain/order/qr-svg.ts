/** A QR code as a single SVG path. */
export interface QrSvg {
  /** Side of the view box, including the quiet zone of four modules. */
  size: number
  /** Dark modules. */
  path: string
}
