import type { ShippingClass } from './availability.ts'
import type { ProductTile, Tag } from './product.ts'

/** A tag derived from product data; its text is the shop's. */
export type TagCode = 'quantityDiscount' | 'notSaleable' | 'gift' | 'freeShipping'
export type ProductTag =
  | { code: TagCode; color: Tag['color'] }
  | { text: string; color: Tag['color'] }

type TaggedProduct = Pick<
  ProductTile,
  'tags' | 'discounts' | 'visibility' | 'hasGift' | 'freeShippers'
>

interface TagSettings {
  place: NonNullable<Tag['visibility']>
  unitWithTax: number
  /** Free shipping applies to parcels only. */
  shippingClass?: ShippingClass | undefined
  freeDeliveryTagByPrice: boolean
  freeShippingAt: number | null
}

/** All tags of a product, the shop's own first (spec §4 Product, Tags). */
export function productTags(product: TaggedProduct, settings: TagSettings): ProductTag[] {
  const tags: ProductTag[] = []
  if (!product.visibility.saleable) tags.push({ code: 'notSaleable', color: 'gray' })
  if (product.discounts.some(({ active, isNPlusOne }) => active && isNPlusOne)) {
    tags.push({ code: 'quantityDiscount', color: 'orange' })
  }
  if (product.hasGift) tags.push({ code: 'gift', color: 'purple' })
  if (product.freeShippers.length > 0 || isFreeByPrice(settings)) {
    tags.push({ code: 'freeShipping', color: 'green' })
  }
  const own = product.tags.filter(({ visibility }) => !visibility || visibility === settings.place)
  return [...tags, ...own.map(({ text, color }) => ({ text, color }))]
}

function isFreeByPrice({
  freeDeliveryTagByPrice,
  freeShippingAt,
  unitWithTax,
  shippingClass = 'parcel',
}: TagSettings): boolean {
  if (shippingClass !== 'parcel') return false
  return freeDeliveryTagByPrice && freeShippingAt !== null && freeShippingAt < unitWithTax
}
