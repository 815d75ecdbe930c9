import { rgb } from '@cantoo/pdf-lib'
import type { EnergyLabel } from '../../../../domain/product/product.ts'
import type { Sheet } from '../../../pdf/sheet.ts'
import { scaleOf } from '../../scale.ts'
import { type Flow, frame } from '../../../pdf/flow.ts'

const black = rgb(0, 0, 0)
const white = rgb(1, 1, 1)

export interface ScaleBox {
  left: number
  top: number
  width: number
  /** Height of an arrow; the gap below it is a seventh of that. */
  height: number
}

const stepOf = (height: number) => height + Math.max(2, height / 7)

/** Adds the scale to the document's flow. */
export function drawScale(flow: Flow, label: EnergyLabel, height: number): void {
  const needed = scaleOf(label).length * stepOf(height)
  flow.keep(needed)
  scaleArrows(flow.sheet, label, { left: frame.left, top: flow.top, width: height * 22, height })
  flow.space(needed + 8)
}

/** Arrows from green to red, and the product's class in black at the right; returns their bottom. */
export function scaleArrows(sheet: Sheet, label: EnergyLabel, box: ScaleBox): number {
  const classes = scaleOf(label)
  const { left, width, height } = box
  const [shortest, longest] = [width * 0.24, width * 0.66]
  const growth = (longest - shortest) / Math.max(1, classes.length - 1)
  classes.forEach(({ title, colour: [red, green, blue] }, index) => {
    const top = box.top + index * stepOf(height)
    arrow(sheet, left, top, shortest + index * growth, height, rgb(red, green, blue))
    sheet.text(title, left + height * 0.3, top + height * 0.76, {
      size: height * 0.74,
      bold: true,
      colour: red > 0.7 && green > 0.6 ? black : white,
    })
    if (title === label.class) classArrow(sheet, title, { ...box, top })
  })
  return box.top + classes.length * stepOf(height)
}

/** At the height of its class (Reg. (EU) 1254/2014 Annex III). */
function classArrow(sheet: Sheet, title: string, { left, top, width, height }: ScaleBox): void {
  const [from, to] = [left + width * 0.72, left + width]
  const over = height * 0.22
  const neck = from + height * 0.72
  sheet.path(
    `M${from} ${top + height / 2}L${neck} ${top - over}L${to} ${top - over}L${to} ${top + height + over}L${neck} ${top + height + over}Z`,
    0,
    0,
    { width: 0, fill: black },
  )
  sheet.text(title, (neck + to) / 2 - height * 0.1, top + height * 0.87, {
    size: height * 1.05,
    bold: true,
    colour: white,
    align: 'middle',
  })
}

function arrow(
  sheet: Sheet,
  x: number,
  top: number,
  length: number,
  height: number,
  fill: ReturnType<typeof rgb>,
): void {
  const tip = x + length
  const neck = tip - height / 2
  sheet.path(
    `M${x} ${top}L${neck} ${top}L${tip} ${top + height / 2}L${neck} ${top + height}L${x} ${top + height}Z`,
    0,
    0,
    { width: 0, fill },
  )
}
