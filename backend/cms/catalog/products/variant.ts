import * as z from 'zod'
import {
  BaseMeasure,
  FanCurve as FanCurveColumn,
  json,
  Octaves,
  ParameterValues,
  StringRecord,
  Text,
} from '../../../db/columns.ts'
import { rowSchema, type RowOf } from '../../../db/rows.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { FanCurve, OctaveBands, Variant } from '../../../../domain/product/product.ts'
import { fromThousandths } from '../../../db/thousandths.ts'
import { ListPriceRow, pricesOf } from '../../../pricing/prices.ts'
import { availabilityOf, saleUnitOf, StockRow } from './availability.ts'
import { merged } from '../parameter-values.ts'
import { parametersOf } from '../parameters.ts'
import { warehousesColumn, warehousesOf, WarehouseRows } from './warehouse-stock.ts'
import { energyLabelOf, ruleOf, type ProductRow, type TileContext } from './tile.ts'
import { isForSale } from '../../../db/is-for-sale.ts'

export const VariantRow = rowSchema('variant', {
  ...StockRow.shape,
  id: z.string(),
  catalogCode: z.string(),
  marketingCode: z.string(),
  ean: z.string().nullable(),
  name: json(Text),
  fullname: json(Text),
  image: z.string(),
  axisValues: json(StringRecord),
  parameters: json(ParameterValues),
  ...ListPriceRow.shape,
  warehouses: WarehouseRows,
  incoming: json(z.array(z.object({ id: z.string(), day: z.string(), amount: z.number() }))),
  baseMeasure: json(BaseMeasure).nullable(),
  curves: json(z.array(FanCurveColumn)).nullable(),
  octaves: json(Octaves).nullable(),
})
export type VariantRow = RowOf<typeof VariantRow>

/** Variants of the product with the slug `?1` in the language `?2`, priced in the currency `?3`. */
export const variantQuery = `SELECT v.id, v.catalog_code, v.marketing_code, v.ean, v.name, v.fullname, v.image,
    v.axis_values, v.parameters, v.stock, v.check_stock, ${isForSale()} AS available, v.amount_min, v.delay_days, v.weight_grams, v.longest_side_mm, v.base_measure,
    pr.with_tax, pr.original_with_tax, pr.lowest30_with_tax, m.curves, m.octaves,
    ${warehousesColumn},
    (SELECT json_group_array(json_object('id', g.id, 'day', g.day, 'amount', g.amount))
      FROM (SELECT i.id, i.day, i.amount FROM incoming_goods i WHERE i.variant_n = v.n ORDER BY i.day, i.id) g) AS incoming
  FROM product_text t
  CROSS JOIN variant v ON v.product_n = t.product_n
  CROSS JOIN price pr ON pr.variant_n = v.n AND pr.currency = ?3
  LEFT JOIN variant_performance m ON m.variant_n = v.n
  WHERE t.slug = ?1 AND t.locale = ?2 ORDER BY v.bit`

/** A variant as on its product page. */
export function variantOf(variant: VariantRow, product: ProductRow, context: TileContext): Variant {
  const { locale } = context
  const name = variant.name[locale]
  const shared = product.productParameters
  const own = variant.parameters
  const energyClass = merged(shared, own).find(({ code }) => code === 'energy_class')
  return {
    id: variant.id,
    name,
    fullname: variant.fullname[locale],
    mainImage: variant.image ? { path: variant.image, alt: name } : null,
    marketingCode: variant.marketingCode,
    catalogCode: variant.catalogCode,
    ean: variant.ean,
    unit: saleUnitOf(product, locale),
    prices: pricesOf(
      variant,
      ruleOf(
        {
          taxClass: product.taxClass,
          tiers: product.tiers,
          baseMeasure: variant.baseMeasure ?? product.baseMeasure,
        },
        context,
      ),
    ),
    availability: availabilityOf(variant, locale),
    warehouses: warehousesOf(variant.warehouses),
    energyLabel: energyLabelOf(product, energyClass, context),
    curves: curvesOf(variant.curves ?? [], locale),
    octaves: octavesOf(variant.octaves),
    dateOfStorage: variant.incoming.map(({ id, day, amount }) => ({
      embeddedUuid: id,
      date_of_storage: day,
      amount: fromThousandths(amount),
    })),
    axisValues: variant.axisValues,
    parameters: parametersOf(variant.parameters, context),
  }
}

function curvesOf(rows: readonly z.infer<typeof FanCurveColumn>[], locale: Locale): FanCurve[] {
  return rows.map(({ speed, label, points }) => ({
    speed,
    label: label[locale],
    points: points.map(([flow, pressure, power, soundPressure]) => ({
      flow,
      pressure,
      power,
      soundPressure,
    })),
  }))
}

function octavesOf(record: z.infer<typeof Octaves> | null): OctaveBands | null {
  return (
    record && {
      kind: record.kind,
      bands: record.decibels.map((decibels, index) => ({ hertz: octaves[index] ?? 0, decibels })),
    }
  )
}

/** Centre frequencies in Hz. */
const octaves = [63, 125, 250, 500, 1000, 2000, 4000, 8000]
