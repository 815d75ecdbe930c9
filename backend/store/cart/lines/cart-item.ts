import type { CartItem } from '../../../../domain/cart/cart.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { availabilityOf, saleUnitOf } from '../../../cms/catalog/products/availability.ts'
import type { Dictionary } from '../../../cms/catalog/products/dictionary.ts'
import { fromJson } from '../../../db/json.ts'
import { fromThousandths } from '../../../db/thousandths.ts'
import { basePrice, type PriceRule } from '../../../pricing/prices.ts'
import type { Text } from '../../../db/records.ts'
import { essentialsOf } from '../essentials.ts'
import type { LineGift } from './line-gifts.ts'
import { pair } from './pair.ts'
import type { Line } from '../priced-cart.ts'

interface Shown {
  dictionary: Dictionary
  locale: Locale
  vatPercent: number
}

type BaseMeasure = NonNullable<PriceRule['baseMeasure']>

/** A line as the contract shows it. */
export function cartItem(
  line: Line,
  gifts: readonly LineGift[],
  { dictionary, locale, vatPercent }: Shown,
): CartItem {
  const { row, unit, total, free } = line
  const measure = row.base_measure && fromJson<BaseMeasure>(row.base_measure)
  const [main] = fromJson<string[]>(row.images)
  const path = row.variant_image || main
  const availability = availabilityOf(row, locale)
  return {
    id: row.id,
    parentId: row.parent_id,
    productId: row.product_id,
    variantId: row.variant_id,
    amount: fromThousandths(row.amount),
    freeAmount: free,
    product: {
      id: row.product_id,
      name: row.product_name,
      slug: row.slug,
      categoryFullname:
        dictionary.categories
          .get(row.category_n)
          ?.path.map(({ title }) => title)
          .join(' | ') ?? '',
      marketingCode: row.product_marketing_code,
      catalogCode: row.product_catalog_code,
      image: path ? { path, alt: row.product_name } : null,
    },
    variant: {
      id: row.variant_id,
      name: fromJson<Text>(row.variant_name)[locale],
      catalogCode: row.catalog_code,
      unit: saleUnitOf(row.unit, row.unit_step),
      amountMin: availability.amountMin,
      // Nothing at all of what cannot be bought, or not by this customer.
      amountMax: availability.isAvailable ? availability.amountMax : 0,
      delayDays: availability.delayDays,
      essentials: essentialsOf(row, dictionary, locale),
    },
    shoppable: {
      id: row.variant_id,
      name: fromJson<Text>(row.variant_fullname)[locale],
      marketingCode: row.marketing_code,
      warehouses: fromJson<{ id: string; amount: number }[]>(row.warehouses).map(
        ({ id, amount }) => ({ id, stock: fromThousandths(amount) }),
      ),
    },
    prices: {
      ...pair('unit', unit),
      ...pair('total', total),
      basePrice: measure ? basePrice(unit.withTax, measure, vatPercent) : null,
    },
    isDiscount: false,
    credits: row.credits === 1,
    gifts: gifts
      .filter(({ lineId }) => lineId === row.id)
      .map(({ productId, variantId, name, amount: given }) => ({
        productId,
        variantId,
        name,
        amount: fromThousandths(given),
      })),
    ...(row.custom && { custom: fromJson<Record<string, string>>(row.custom) }),
  }
}
