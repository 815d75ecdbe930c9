import { isVisibleParameter } from '../../../domain/product/visible-parameters.ts'
import { parameterText } from '../parameter-text.ts'
import type { ProductDocument } from './product-document.ts'
import { addVariants } from './document-sections.ts'

/** In the order of the model of Reg. (EU) No 305/2011 Annex III. */
export function declaration(paper: ProductDocument): void {
  const { flow, product, texts, locale } = paper
  const declared = product.duties?.declaration
  const standard = declared?.standard ?? 'EN 15650:2010'
  const { name, address, email, euRepresentative } = product.manufacturer
  if (declared) flow.paragraph(`${texts.number}: ${declared.number}`, { size: 12, bold: true })
  const points: [string, string][] = [
    [texts.productType, product.name],
    [texts.use, texts.useText],
    [texts.maker, [name, address, email, euRepresentative].filter(Boolean).join(', ')],
    [texts.system, '1'],
    [texts.standard, standard],
  ]
  if (declared?.notifiedBody) points.push([texts.notifiedBody, declared.notifiedBody])
  points.forEach(([label, value], index) => {
    flow.keep(30)
    flow.paragraph(`${index + 1}. ${label}`, { bold: true })
    flow.paragraph(value)
  })
  flow.heading(`${points.length + 1}. ${texts.declaredPerformance}`)
  flow.table(
    [
      { title: texts.characteristic, share: 2 },
      { title: texts.performance, share: 2 },
      { title: texts.specification, share: 1.2 },
    ],
    product.parameters
      .filter((each) => isVisibleParameter(each) && !each.hideProductDetail)
      .map((each) => [each.title, parameterText(each, locale), standard]),
    8.5,
  )
  addVariants(paper)
  flow.space(6)
  flow.paragraph(texts.fireNote)
  flow.keep(60)
  flow.paragraph(texts.signed)
  flow.paragraph(`${name}. ${texts.noSignature}`)
}
