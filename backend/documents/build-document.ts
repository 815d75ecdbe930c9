import type { Locale } from '../../domain/locale.ts'
import type { Parameter } from '../../domain/product/parameter.ts'
import type { Product } from '../../domain/product/product.ts'
import type { RichText, RichTextNode } from '../../domain/content/rich-text.ts'
import { mergedParameters, parameterGroups } from '../../domain/product/visible-parameters.ts'
import type { DocumentKind } from '../db/records.ts'
import { documentTexts, documentTitles } from './document-texts.ts'
import { Layout } from './layout.ts'
import { parameterText } from './parameter-text.ts'
import { writePdf } from './pdf.ts'
import { scaleOf } from './scale.ts'

/** What a document is made of: no prices and no stock, so it stays the same while they change. */
export type Documented = Pick<
  Product,
  'name' | 'perex' | 'description' | 'parameters' | 'variants' | 'manufacturer' | 'brand' | 'duties'
>

/** A document about a product as a PDF file; the same product gives the same bytes. */
export function buildDocument(
  kind: DocumentKind,
  product: Documented,
  locale: Locale,
): Uint8Array<ArrayBuffer> {
  const title = documentTitles[kind][locale]
  const layout = new Layout()
  layout.title(title)
  layout.heading(product.name)
  parts[kind](layout, product, locale)
  addMaker(layout, product, locale)
  return writePdf(`${title}: ${product.name}`, locale, layout.pages)
}

type Part = (layout: Layout, product: Documented, locale: Locale) => void

const parts: Record<DocumentKind, Part> = {
  'data-sheet': (layout, product, locale) => {
    layout.paragraph(product.perex)
    addParameters(layout, product.parameters, locale)
    addVariants(layout, product, locale)
    addDisposal(layout, product, locale)
  },
  manual: (layout, product, locale) => {
    layout.heading(documentTexts[locale].safety)
    layout.paragraph(documentTexts[locale].safetyNote)
    for (const { signal, text } of product.duties?.warnings ?? [])
      layout.paragraph(`${documentTexts[locale].signals[signal]} ${text}`)
    addText(layout, product.description)
    addDisposal(layout, product, locale)
  },
  declaration: (layout, product, locale) => {
    const texts = documentTexts[locale]
    const declared = product.duties?.declaration
    if (declared) layout.row(texts.number, declared.number)
    layout.row(texts.use, texts.useText)
    layout.row(texts.system, '1')
    layout.row(texts.standard, declared?.standard ?? 'EN 15650:2010')
    if (declared?.notifiedBody) layout.row(texts.notifiedBody, declared.notifiedBody)
    layout.heading(texts.performance)
    addParameters(layout, product.parameters, locale)
    addVariants(layout, product, locale)
    layout.space(8)
    layout.paragraph(texts.fireNote)
  },
  'energy-label': (layout, product, locale) => {
    const [first] = product.variants
    const label = first?.energyLabel
    if (!first || !label) return
    const texts = documentTexts[locale]
    const classes = scaleOf(label)
    classes.forEach(({ title, colour }, index) => {
      layout.bar(title, 90 + index * 22, colour, title === label.class ? title : '')
    })
    layout.heading(`${label.regulation} – ${texts.scale} ${label.best} – ${label.worst}`)
    for (const { energyLabel, catalogCode } of product.variants) {
      if (energyLabel)
        layout.row(`${texts.model} ${catalogCode}`, `${texts.energyClass} ${energyLabel.class}`)
    }
    layout.row(texts.supplier, product.manufacturer.name)
    addParameters(layout, mergedParameters(first.parameters, product.parameters), locale)
  },
}

function addParameters(layout: Layout, parameters: Parameter[], locale: Locale): void {
  for (const group of parameterGroups(parameters)) {
    layout.heading(group.title)
    for (const parameter of group.parameters) {
      layout.row(parameter.title, parameterText(parameter, locale))
    }
  }
}

function addVariants(layout: Layout, { variants }: Documented, locale: Locale): void {
  layout.heading(documentTexts[locale].variants)
  for (const variant of variants) {
    const own = variant.parameters.map((parameter) => parameterText(parameter, locale)).join(' · ')
    layout.row(variant.catalogCode, own ? `${variant.name}: ${own}` : variant.name, 130)
  }
}

function addDisposal(layout: Layout, { duties }: Documented, locale: Locale): void {
  if (!duties?.electrical) return
  layout.heading(documentTexts[locale].disposal)
  layout.paragraph(documentTexts[locale].electrical)
}

function addMaker(layout: Layout, { manufacturer, brand }: Documented, locale: Locale): void {
  const { name, address, email, euRepresentative } = manufacturer
  layout.heading(documentTexts[locale].maker)
  layout.paragraph(
    [brand?.title, name, address, email, euRepresentative].filter(Boolean).join(', '),
  )
}

function addText(layout: Layout, { content }: RichText): void {
  for (const node of content) {
    if (node.type === 'heading') layout.heading(textOf(node))
    else if (node.type === 'paragraph') layout.paragraph(textOf(node))
    else for (const item of node.content ?? []) layout.paragraph(`• ${textOf(item)}`)
  }
}

function textOf(node: RichTextNode): string {
  return node.text ?? (node.content ?? []).map(textOf).join('')
}
