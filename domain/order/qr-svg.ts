/** A QR code as one path of an SVG. */
export interface QrSvg {
  /** Side of the view box, the quiet zone of four modules included. */
  size: number
  /** Dark modules. */
  path: string
}
