import { findCodes } from '../../cms-codes.ts'
import { exampleTile } from './entities/product.ts'
import { example, type Example } from './example.ts'

const { variant, ...product } = exampleTile
const { unitWithTax, unitWithoutTax } = variant.prices

export const cmsCodeExamples: Example[] = [
  example(findCodes, {
    body: { codes: [variant.catalogCode, 'unbekannt-1'] },
    response: {
      data: [
        {
          code: variant.catalogCode,
          variants: [
            {
              id: variant.id,
              name: variant.name,
              catalogCode: variant.catalogCode,
              product: {
                id: product.id,
                name: product.name,
                slug: product.slug,
                image: product.mainImage,
                saleable: product.visibility.saleable,
              },
              unit: variant.unit,
              prices: {
                unitWithTax,
                unitWithoutTax,
                basePrice: { withTax: 68, withoutTax: 57.14, unit: 'm' },
              },
              availability: variant.availability,
            },
          ],
        },
        { code: 'unbekannt-1', variants: [] },
      ],
    },
  }),
]
