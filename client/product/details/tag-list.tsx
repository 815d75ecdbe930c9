import type { ProductTile, Tag as TagData } from '../../../domain/product/product.ts'
import { productTags, type TagCode } from '../../../domain/product/product-tags.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { Tag } from '../../ui/tag.tsx'

const tagKeys: Record<TagCode, TextKey> = {
  quantityDiscount: 'product.tag.quantityDiscount',
  notSaleable: 'product.tag.notSaleable',
  gift: 'product.tag.gift',
  freeShipping: 'product.tag.freeShipping',
}

interface TagListProps {
  product: Parameters<typeof productTags>[0]
  variant: Pick<ProductTile['variant'], 'prices' | 'availability'>
  place: NonNullable<TagData['visibility']>
}

/** Tags of a product in a list or on its page; nothing if it has none. */
export function TagList({ product, variant, place }: TagListProps) {
  const { text, site } = useShop()
  const tags = productTags(product, {
    place,
    unitWithTax: variant.prices.unitWithTax,
    shippingClass: variant.availability.shippingClass,
    freeDeliveryTagByPrice: site.configuration.freeDeliveryTagByPrice,
    freeShippingAt: site.globals.freeShippingAt,
  })
  if (tags.length === 0) return null
  return (
    <ul className="tag-list">
      {tags.map((tag) => {
        const label = 'code' in tag ? text(tagKeys[tag.code]) : tag.text
        return (
          <li key={label}>
            <Tag color={tag.color} text={label} />
          </li>
        )
      })}
    </ul>
  )
}
