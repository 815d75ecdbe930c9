import type { Locale } from '../../../../domain/locale.ts'
import type {
  FanCurve,
  OctaveBands,
  Variant,
  WarehouseStock,
} from '../../../../domain/product/product.ts'
import { fromJson, fromJsonOr } from '../../../db/json.ts'
import { fromThousandths } from '../../../db/thousandths.ts'
import { pricesOf } from '../../../pricing/prices.ts'
import type {
  FanCurveRecord,
  OctavesRecord,
  ParameterValueRecord,
  Text,
} from '../../../db/records.ts'
import { availabilityOf, saleUnitOf, type StockRow } from './availability.ts'
import { merged } from '../parameter-values.ts'
import { parametersOf } from '../parameters.ts'
import { energyLabelOf, ruleOf, type ProductRow, type TileContext } from './tile.ts'

export interface VariantRow extends StockRow {
  id: string
  catalog_code: string
  marketing_code: string
  ean: string | null
  name: string
  fullname: string
  image: string
  axis_values: string
  parameters: string
  with_tax: number
  original_with_tax: number | null
  lowest30_with_tax: number | null
  warehouses: string
  incoming: string
  curves: string | null
  octaves: string | null
}

/** Variants of the product with the slug `?1` in the language `?2`, priced in the currency `?3`. */
export const variantQuery = `SELECT v.id, v.catalog_code, v.marketing_code, v.ean, v.name, v.fullname, v.image,
    v.axis_values, v.parameters, v.stock, v.check_stock, v.available, v.amount_min, v.delay_days,
    pr.with_tax, pr.original_with_tax, pr.lowest30_with_tax, m.curves, m.octaves,
    (SELECT json_group_array(json_object('id', s.warehouse, 'stock', s.stock, 'virtual', w.virtual,
        'shipper', w.shipper, 'delayDays', s.delay_days))
      FROM variant_stock s JOIN warehouse w ON w.id = s.warehouse WHERE s.variant_n = v.n) AS warehouses,
    (SELECT json_group_array(json_object('id', g.id, 'day', g.day, 'amount', g.amount))
      FROM (SELECT * FROM incoming_goods i WHERE i.variant_n = v.n ORDER BY i.day, i.id) g) AS incoming
  FROM product_text t
  CROSS JOIN variant v ON v.product_n = t.product_n
  CROSS JOIN price pr ON pr.variant_n = v.n AND pr.currency = ?3
  LEFT JOIN variant_performance m ON m.variant_n = v.n
  WHERE t.slug = ?1 AND t.locale = ?2 ORDER BY v.bit`

/** A variant as its product's page shows it. */
export function variantOf(variant: VariantRow, product: ProductRow, context: TileContext): Variant {
  const { locale } = context
  const name = fromJson<Text>(variant.name)[locale]
  const shared = fromJson<ParameterValueRecord[]>(product.product_parameters)
  const own = fromJson<ParameterValueRecord[]>(variant.parameters)
  const energyClass = merged(shared, own).find(({ code }) => code === 'energy_class')
  return {
    id: variant.id,
    name,
    fullname: fromJson<Text>(variant.fullname)[locale],
    mainImage: variant.image ? { path: variant.image, alt: name } : null,
    marketingCode: variant.marketing_code,
    catalogCode: variant.catalog_code,
    ean: variant.ean,
    unit: saleUnitOf(product.unit, product.unit_step),
    prices: pricesOf(
      {
        withTax: variant.with_tax,
        originalWithTax: variant.original_with_tax,
        lowest30WithTax: variant.lowest30_with_tax,
      },
      ruleOf(product, context),
    ),
    availability: availabilityOf(variant, locale),
    warehouses: warehousesOf(variant.warehouses),
    energyLabel: energyLabelOf(product, energyClass, context),
    curves: curvesOf(variant.curves, locale),
    octaves: octavesOf(variant.octaves),
    dateOfStorage: fromJson<{ id: string; day: string; amount: number }[]>(variant.incoming).map(
      ({ id, day, amount }) => ({
        embeddedUuid: id,
        date_of_storage: day,
        amount: fromThousandths(amount),
      }),
    ),
    axisValues: fromJson<Record<string, string>>(variant.axis_values),
    parameters: parametersOf(variant.parameters, context),
  }
}

type WarehouseRow = Record<'stock' | 'virtual' | 'shipper' | 'delayDays', number> & { id: string }

function warehousesOf(json: string): WarehouseStock[] {
  return fromJson<WarehouseRow[]>(json).map(({ id, stock, virtual, shipper, delayDays }) => ({
    id,
    stock: fromThousandths(stock),
    virtual: virtual === 1,
    shipper: shipper === 1,
    delayDays,
  }))
}

function curvesOf(json: string | null, locale: Locale): FanCurve[] {
  return fromJsonOr<FanCurveRecord[], []>(json, []).map(({ speed, label, points }) => ({
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

function octavesOf(json: string | null): OctaveBands | null {
  const record = fromJsonOr<OctavesRecord, null>(json, null)
  return (
    record && {
      kind: record.kind,
      bands: record.decibels.map((decibels, index) => ({ hertz: octaves[index] ?? 0, decibels })),
    }
  )
}

/** Centre frequencies in Hz. */
const octaves = [63, 125, 250, 500, 1000, 2000, 4000, 8000]
