import { fill } from '../../../domain/locales/fill.ts'
import { connectionDiagram } from '../../../domain/ventilation/drawings/connection-diagram.ts'
import { drawProduct } from '../../../domain/ventilation/drawings/draw-product.ts'
import type { Parameter } from '../../../domain/product/parameter.ts'
import {
  isVisibleParameter,
  mergedParameters,
  parameterGroups,
} from '../../../domain/product/visible-parameters.ts'
import { grey } from '../../pdf/sheet.ts'
import { parameterText } from '../parameter-text.ts'
import { drawShapes } from './draw-shapes.ts'
import { frame, frameWidth } from '../../pdf/flow.ts'
import type { ProductDocument } from './product-document.ts'

/** Product code, brand and kind, first of all. */
export function addHead({ flow, product, variant, texts }: ProductDocument): void {
  const isOne = product.variants.length === 1
  const facts = [
    product.brand && `${texts.brand}: ${product.brand.title}`,
    isOne && `${texts.articleNumber}: ${variant.catalogCode}`,
  ].filter((fact) => typeof fact === 'string')
  flow.space(3)
  flow.paragraph(facts.join(' · '), { colour: grey })
  flow.paragraph(product.perex, { size: 9.5 })
}

/** The picture beside the drawing of one variant with its product code. */
export function addFigures(paper: ProductDocument): void {
  const { flow, product, variant, texts, picture } = paper
  const parameters = mergedParameters(variant.parameters, product.parameters)
  const drawing = drawProduct(product.categoryId, parameters)
  if (!drawing && !picture) return
  const height = 190
  flow.keep(height)
  const drawn = frameWidth * 0.52
  if (picture) flow.sheet.picture(picture, frame.left, flow.top, frameWidth * 0.38, height - 18)
  if (drawing) {
    const x = picture ? frame.right - drawn : frame.left
    const drawnHeight = drawShapes(flow.sheet, drawing, x, flow.top, drawn)
    const caption = fill(texts.drawing, { article: variant.catalogCode })
    const note = `${caption} · ${texts.drawingNote}`
    const below = Math.min(drawnHeight + 12, height - 6)
    flow.sheet.text(note, x, flow.top + below, { size: 7, colour: grey })
  }
  flow.space(height)
}

/** Height in points of a pair of three lines, kept on the page of its heading. */
const wholePair = 40

/** Properties shared by all variants, by group. */
export function addParameters({ flow, locale }: ProductDocument, parameters: Parameter[]): void {
  for (const { title, parameters: members } of parameterGroups(parameters)) {
    flow.heading(title, wholePair)
    flow.pairs(members.map((each) => [each.title, parameterText(each, locale)]))
  }
}

/** Maximum columns; further ones go into another table. */
const columnsOfTable = 6

/** Differences between variants: a row each, a column per property, its unit in the head. */
export function addVariants({ flow, product, texts, locale }: ProductDocument): void {
  const { variants } = product
  if (variants.length < 2) return
  const columns = new Map<string, Parameter>()
  for (const each of variants.flatMap(({ parameters }) => parameters))
    if (isVisibleParameter(each) && !each.hideProductDetail && !columns.has(each.code))
      columns.set(each.code, each)
  const all = [...columns.values()]
  const pages = Math.max(1, Math.ceil(all.length / columnsOfTable))
  const perTable = Math.ceil(all.length / pages)
  flow.heading(`${texts.variants} (${variants.length})`)
  for (let page = 0; page < pages; page++) {
    const shown = all.slice(page * perTable, (page + 1) * perTable)
    flow.table(
      [
        { title: texts.articleNumber, share: 0 },
        ...shown.map(({ title, unit, number }) => ({
          title: unit ? `${title} [${unit}]` : title,
          share: 0,
          align: number === null ? ('left' as const) : ('right' as const),
        })),
      ],
      variants.map(({ catalogCode, parameters }) => [
        catalogCode,
        ...shown.map(({ code }) => {
          const own = parameters.find((each) => each.code === code)
          return own ? parameterText({ ...own, unit: '' }, locale) : '–'
        }),
      ]),
    )
  }
}

/** Electrical connection of a device, if its voltage is stated. */
export function addConnection({ flow, product, variant, texts }: ProductDocument): void {
  const parameters = mergedParameters(variant.parameters, product.parameters)
  const diagram = connectionDiagram(parameters)
  if (!diagram) return
  flow.heading(texts.connection, 150)
  flow.space(drawShapes(flow.sheet, diagram, frame.left, flow.top, 340))
  flow.paragraph(texts.connectionNote, { size: 8, colour: grey })
}

export function addDisposal({ flow, product, texts }: ProductDocument): void {
  if (!product.duties?.electrical) return
  flow.heading(texts.disposal, 30)
  flow.paragraph(texts.electrical)
}

export function addMaker({ flow, product, texts }: ProductDocument): void {
  const { name, address, email, euRepresentative } = product.manufacturer
  flow.heading(texts.maker, 20)
  flow.paragraph(
    [product.brand?.title, name, address, email, euRepresentative].filter(Boolean).join(', '),
  )
}
