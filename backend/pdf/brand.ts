import { rgb } from '@cantoo/pdf-lib'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import { paper, type Sheet } from './sheet.ts'

type Brand = Merchant['brand']

/** Page header with the shop's name, its end set in bold, and a bar in its colour. */
export function brandOf(
  sheet: Sheet,
  brand: Brand,
  fallback: string,
  left: number = paper.left,
): void {
  const name = brand.name || fallback
  const strong = name.endsWith(brand.nameStrong) ? brand.nameStrong : ''
  const start = name.slice(0, name.length - strong.length)
  const colour = colourOf(brand.accentDark ?? brand.accent)
  sheet.box(0, 0, paper.width, 6, colour)
  sheet.text(start, left, 60, { size: 22, colour })
  sheet.text(strong, left + sheet.widthOf(start, 22), 60, { size: 22, bold: true, colour })
}

export function colourOf(hex = '#0b5563') {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return rgb(part(1), part(3), part(5))
}
