import { rgb } from '@cantoo/pdf-lib'
import type { EnergyLabel } from '../../../domain/product/product.ts'
import { scaleOf } from '../scale.ts'
import { type Flow, frame } from './flow.ts'

const black = rgb(0, 0, 0)
const white = rgb(1, 1, 1)

/**
 * Arrows from green to red, and that of the class in black at the right (Reg. (EU) 1254/2014 Annex
 * III).
 */
export function drawScale(flow: Flow, label: EnergyLabel, height: number): void {
  const classes = scaleOf(label)
  flow.keep(classes.length * (height + 3))
  classes.forEach(({ title, colour }, index) => {
    const top = flow.top + index * (height + 3)
    const [red, green, blue] = colour
    const length = 70 + index * height * 1.2
    arrow(flow, frame.left, top, length, height, rgb(red, green, blue))
    flow.sheet.text(title, frame.left + 6, top + height * 0.74, {
      size: height * 0.68,
      bold: true,
      colour: red > 0.7 && green > 0.6 ? black : white,
    })
    if (title !== label.class) return
    const left = frame.left + 300
    flow.sheet.path(
      `M${left} ${top + height / 2}L${left + height * 0.7} ${top - 3}L${left + 84} ${top - 3}L${left + 84} ${top + height + 3}L${left + height * 0.7} ${top + height + 3}Z`,
      0,
      0,
      { width: 0, fill: black },
    )
    flow.sheet.text(title, left + 50, top + height * 0.85, {
      size: height * 0.9,
      bold: true,
      colour: white,
      align: 'middle',
    })
  })
  flow.space(classes.length * (height + 3) + 8)
}

function arrow(
  flow: Flow,
  x: number,
  top: number,
  length: number,
  height: number,
  fill: ReturnType<typeof rgb>,
): void {
  const tip = x + length
  const neck = tip - height / 2
  flow.sheet.path(
    `M${x} ${top}L${neck} ${top}L${tip} ${top + height / 2}L${neck} ${top + height}L${x} ${top + height}Z`,
    0,
    0,
    { width: 0, fill },
  )
}
