import { mergedParameters } from '../../../domain/product/visible-parameters.ts'
import type { RichText } from '../../../domain/content/rich-text.ts'
import { plainText } from '../../cms/search-snippet.ts'
import type { Flow } from '../../pdf/flow.ts'
import type { ProductDocument } from './product-document.ts'
import { addConnection, addDisposal, addFigures } from './document-sections.ts'
import { unitFicheRows } from './label/unit-fiche.ts'

/** Installation manual: dangers first. */
export function manual(paper: ProductDocument): void {
  const { flow, product, texts } = paper
  flow.heading(texts.safety)
  flow.paragraph(texts.safetyNote)
  for (const { signal, text } of product.duties?.warnings ?? []) {
    flow.keep(30)
    flow.paragraph(texts.signals[signal], { bold: true })
    flow.paragraph(text)
  }
  addFigures(paper)
  addText(flow, product.description)
  addConnection(paper)
  if (unitFicheRows(paper, mergedParameters(paper.variant.parameters, product.parameters))) {
    flow.heading(texts.disassembly)
    flow.paragraph(texts.disassemblyText)
  }
  addDisposal(paper)
}

function addText(flow: Flow, { content }: RichText): void {
  for (const node of content) {
    if (node.type === 'heading') flow.heading(plainText(node))
    else if (node.type === 'paragraph') flow.paragraph(plainText(node))
    else for (const item of node.content ?? []) flow.paragraph(`• ${plainText(item)}`)
  }
}
