import * as z from 'zod'
import { CurrencyCode } from '../../../domain/currency.ts'
import { Locale } from '../../../domain/locale.ts'
import { jsonColumn } from '../../db/json-column.ts'
import type { ListedProduct } from './segment-builder.ts'
import { isForSale } from '../../db/is-for-sale.ts'

/** Parameter values of a product or variant as stored, without their texts. */
export const StoredParameters = jsonColumn(
  z.array(
    z.union([
      z.object({ code: z.string(), number: z.number() }),
      z.object({ code: z.string(), values: z.array(z.string()) }),
    ]),
  ),
)
const ProductRow = z.object({
  n: z.number(),
  brandN: z.number(),
  parameters: StoredParameters,
  tags: jsonColumn(z.array(z.object({ id: z.string() }))),
  rating: z.number().nullable(),
  createdAt: z.string(),
})
const VariantRow = z.object({
  productN: z.number(),
  parameters: StoredParameters,
  available: z.number(),
  prices: jsonColumn(z.record(CurrencyCode, z.number())),
  curves: z.nullable(
    jsonColumn(
      z.array(
        z.object({
          speed: z.number(),
          label: z.record(Locale, z.string()),
          points: z.array(z.tuple([z.number(), z.number(), z.number(), z.number().nullable()])),
        }),
      ),
    ),
  ),
})
const ParameterRow = z.object({ n: z.number(), code: z.string(), type: z.string() })

/** Listing data of a category's products, by row number after a given one. */
export async function readListed(
  db: D1Database,
  categoryN: number,
  after: number,
  limit: number,
): Promise<{
  products: ListedProduct[]
  parameters: Map<string, number>
  booleans: Set<string>
}> {
  const chosen = 'SELECT n FROM product WHERE category_n = ?1 AND n > ?2 ORDER BY n LIMIT ?3'
  const [products, variants, parameterRows] = await db.batch([
    db
      .prepare(
        `SELECT n, brand_n AS brandN, parameters, tags, rating, created_at AS createdAt
        FROM product WHERE n IN (${chosen}) ORDER BY n`,
      )
      .bind(categoryN, after, limit),
    db
      .prepare(
        `SELECT v.product_n AS productN, v.parameters, ${isForSale()} AS available, f.curves,
          (SELECT json_group_object(pr.currency, pr.with_tax) FROM price pr
            WHERE pr.variant_n = v.n) AS prices
        FROM variant v LEFT JOIN variant_performance f ON f.variant_n = v.n
        WHERE v.product_n IN (${chosen}) ORDER BY v.product_n, v.bit`,
      )
      .bind(categoryN, after, limit),
    db.prepare('SELECT n, code, type FROM parameter'),
  ])
  const byProduct = Map.groupBy(
    z.array(VariantRow).parse(variants?.results ?? []),
    ({ productN }) => productN,
  )
  const parameters = z.array(ParameterRow).parse(parameterRows?.results ?? [])
  return {
    products: z
      .array(ProductRow)
      .parse(products?.results ?? [])
      .map(({ tags, ...product }) => ({
        ...product,
        tagIds: tags.map(({ id }) => id),
        variants: (byProduct.get(product.n) ?? []).map((variant) => ({
          ...variant,
          available: variant.available === 1,
          curves: variant.curves ?? [],
        })),
      })),
    parameters: new Map(parameters.map(({ code, n }) => [code, n])),
    booleans: new Set(parameters.flatMap(({ code, type }) => (type === 'boolean' ? code : []))),
  }
}
