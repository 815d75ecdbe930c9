import type { CartItem } from '../../../../domain/cart/cart.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { availabilityOf, saleUnitOf } from '../../../cms/catalog/products/availability.ts'
import type { Dictionary } from '../../../cms/catalog/products/dictionary.ts'
import { fromThousandths } from '../../../db/thousandths.ts'
import { basePrice } from '../../../pricing/prices.ts'
import { essentialsOf } from '../essentials.ts'
import type { LineGift } from './line-gifts.ts'
import { grossAndNetFields } from './gross-and-net-fields.ts'
import type { Line } from '../priced-cart.ts'

interface Shown {
  /** Lead time of the whole amount. */
  delayDays: number
  dictionary: Dictionary
  locale: Locale
}

/** A line in the contract's form. */
export function cartItem(
  line: Line,
  gifts: readonly LineGift[],
  { dictionary, locale, delayDays }: Shown,
): CartItem {
  const { row, unit, total, free, vatPercent } = line
  const measure = row.baseMeasure
  const [main] = row.images
  const path = row.variantImage || main
  const availability = availabilityOf(row, locale)
  return {
    id: row.id,
    parentId: row.parentId,
    productId: row.productId,
    variantId: row.variantId,
    amount: fromThousandths(row.amount),
    freeAmount: free,
    product: {
      id: row.productId,
      name: row.productName,
      slug: row.slug,
      categoryFullname:
        dictionary.categories
          .get(row.categoryPk)
          ?.path.map(({ title }) => title)
          .join(' | ') ?? '',
      marketingCode: row.productMarketingCode,
      catalogCode: row.productCatalogCode,
      image: path ? { path, alt: row.productName } : null,
    },
    variant: {
      id: row.variantId,
      name: row.variantName[locale],
      catalogCode: row.catalogCode,
      unit: saleUnitOf(row, locale),
      amountMin: availability.amountMin,
      // Zero if it cannot be bought, or not by this customer.
      amountMax: availability.isAvailable ? availability.amountMax : 0,
      delayDays,
      essentials: essentialsOf(row, dictionary, locale),
    },
    shoppable: {
      id: row.variantId,
      name: row.variantFullname[locale],
      marketingCode: row.marketingCode,
      warehouses: row.warehouses.map(({ id, amount }) => ({ id, stock: fromThousandths(amount) })),
    },
    prices: {
      ...grossAndNetFields('unit', unit),
      ...grossAndNetFields('total', total),
      basePrice: measure ? basePrice(unit.withTax, measure, vatPercent) : null,
      ...(line.consumer && { consumer: line.consumer }),
    },
    ...(row.taxClass !== 'standard' && { taxClass: row.taxClass }),
    isDiscount: false,
    credits: row.credits,
    gifts: gifts
      .filter(({ lineId }) => lineId === row.id)
      .map(({ productId, variantId, name, unit: unitOfGift, amount: given }) => ({
        productId,
        variantId,
        name,
        amount: fromThousandths(given),
        unit: unitOfGift,
      })),
    ...(row.custom && { custom: row.custom }),
  }
}
