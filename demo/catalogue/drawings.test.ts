import { describe, it } from 'vitest'
import type { ParameterValueRecord } from '../../backend/db/columns.ts'
import { drawProduct } from '../../domain/ventilation/drawings/draw-product.ts'
import { drawingDxf } from '../../domain/ventilation/drawings/drawing-dxf.ts'
import { drawingSvg } from '../../domain/ventilation/drawings/drawing-svg.ts'
import { figureOf } from '../../domain/ventilation/drawings/dimension.ts'
import type { Drawing } from '../../domain/ventilation/drawings/shapes.ts'
import { catalogueOf } from '../testing/catalogue-of.ts'
import { parameterOf } from './products/facts-of.ts'

const { products, parameters } = catalogueOf(1500)
const titles = new Map(parameters.map((parameter) => [parameter.code, parameter]))

const all = products.flatMap(({ id, categoryId, parameters: shared, variants }) =>
  variants.map((variant) => {
    const stated = [...variant.parameters, ...shared]
    return { id: `${id} ${variant.id}`, categoryId, stated, drawing: drawProduct(categoryId, stated.map(parameterOf)) }
  }),
)
const drawn = all.flatMap(({ drawing, ...others }) => (drawing ? [{ ...others, drawing }] : []))

const millimetres: Record<string, number> = { mm: 1, cm: 10, m: 1000 }

/** Displayed sizes: titles with units. */
function readTitle(value: ParameterValueRecord): number[] {
  const parameter = titles.get(value.code)
  const factor = millimetres[parameter?.unit ?? ''] ?? 1
  if ('number' in value) return [value.number * factor]
  return value.values.flatMap((id) => {
    const title = parameter?.values.find((each) => each.id === id)?.title.en ?? ''
    return title.split(' × ').map((part) => Math.round(Number(part.replaceAll(',', '')) * factor * 100) / 100)
  })
}

const textsOf = ({ shapes }: Drawing) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))

/** Codes that every drawing must contain, if stated. */
const essential = /^(?:dn2?|size_ab|length|width|hood_length|filter_dim|plate|rotor|angle|overall_\w+|outer_diameter)$/

describe('dimension drawings', () => {
  it('are there for every variant, except of kinds whose size is no matter', ({ expect }) => {
    const without = all.filter(({ drawing }) => !drawing)
    // Not drawn: filter sets and spare parts of units, sealants, meters.
    expect([...new Set(without.map(({ categoryId }) => categoryId))].toSorted()).toEqual(['F1', 'L3', 'L6', 'M2'])
    for (const { stated } of without) expect(stated.filter(({ code }) => essential.test(code))).toEqual([])
  })

  it('write the sizes that the parameters state, and no others', ({ expect }) => {
    const wrong = drawn.flatMap(({ id, stated, drawing }) =>
      drawing.sizes.flatMap(({ code, value }) => {
        const parameter = stated.find((each) => each.code === code)
        return parameter && readTitle(parameter).includes(value) ? [] : [`${id}: ${code} ${value}`]
      }),
    )
    expect(wrong).toEqual([])
    const lost = drawn.flatMap(({ id, stated, drawing }) => {
      const written = new Set(drawing.sizes.map(({ code }) => code))
      return stated.filter(({ code }) => essential.test(code) && !written.has(code)).map(({ code }) => `${id}: ${code}`)
    })
    expect(lost).toEqual([])
  })

  it('have the figure of each size as lettering, once for each time that it is written', ({ expect }) => {
    const bare = (text: string) => text.replace(/^(?:Ø|L = )|°$| ×$/g, '')
    for (const { drawing } of drawn)
      expect(textsOf(drawing).map(bare).toSorted()).toEqual(drawing.sizes.map(({ value }) => figureOf(value)).toSorted())
  })

  it('keep everything on the sheet, in figures that are numbers', ({ expect }) => {
    const outside = drawn.filter(({ drawing: { shapes, width, height } }) =>
      shapes.some((shape) => {
        const points =
          shape.kind === 'line' ? shape.points
          : shape.kind === 'arrow' ? [shape.tip]
          : shape.kind === 'text' ? [shape.middle]
          : [shape.centre.map((at) => at - shape.radius), shape.centre.map((at) => at + shape.radius)].slice(0, shape.kind === 'circle' ? 2 : 0)
        return !points.every(([x = NaN, y = NaN]) => x >= 0 && x <= width && y >= 0 && y <= height)
      }),
    )
    expect([...new Set(outside.map(({ categoryId }) => categoryId))]).toEqual([])
  })

  it('are well-formed SVG without anything that runs or is loaded', ({ expect }) => {
    for (const { drawing } of drawn.slice(0, 1500)) {
      const svg = drawingSvg(drawing, 'Ø 100 <b> & "x"')
      expect(unclosedTags(svg)).toEqual([])
      expect(svg).not.toMatch(/script|href|url\(|style=|\son\w+=|NaN|undefined/i)
    }
  })

  it('are DXF of release 12: pairs of a code and a value, in ASCII', ({ expect }) => {
    for (const { drawing } of drawn.slice(0, 300)) {
      const dxf = drawingDxf(drawing)
      const lines = dxf.trimEnd().split('\r\n')
      expect(lines.length % 2).toBe(0)
      for (let at = 0; at < lines.length; at += 2) expect(lines[at]).toMatch(/^\d+$/)
      expect(lines.slice(-2)).toEqual(['0', 'EOF'])
      expect(dxf).not.toMatch(/NaN|[^\x20-\x7e\r\n]/)
      expect(lines.filter((line) => line === 'TEXT')).toHaveLength(textsOf(drawing).length)
    }
  })

  it('differ where a size does', ({ expect }) => {
    const by = Map.groupBy(drawn, ({ categoryId, drawing }) => categoryId + JSON.stringify(drawing.sizes))
    const svgs = new Set([...by.values()].map(([first]) => (first ? first.categoryId + drawingSvg(first.drawing, '') : '')))
    expect(svgs.size).toBe(by.size)
  })
})

function unclosedTags(xml: string): string[] {
  const open: string[] = []
  for (const [, isClosing, name = '', isEmpty] of xml.matchAll(/<(\/?)(\w+)[^<>]*?(\/?)>/g)) {
    if (isEmpty) continue
    if (!isClosing) open.push(name)
    else if (open.pop() !== name) return [`</${name}>`]
  }
  return [...open, ...(xml.replaceAll(/<[^<>]*>/g, '').match(/[<>]|&(?!amp;|lt;|gt;|quot;)/g) ?? [])]
}
