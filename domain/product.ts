import * as z from 'zod/mini'
import { Availability, SaleUnit } from './availability.ts'
import { Image } from './image.ts'
import { PageMeta } from './page-meta.ts'
import { Parameter } from './parameter.ts'
import { Prices } from './prices.ts'
import { RichText } from './rich-text.ts'

export const tagColors = [
  'black',
  'blue',
  'gray',
  'green',
  'purple',
  'primary',
  'red',
  'orange',
  'white',
  'yellow',
] as const

export const Tag = z.object({
  text: z.string(),
  color: z.enum(tagColors),
  visibility: z.optional(z.enum(['catalog', 'content'])),
})
export type Tag = z.infer<typeof Tag>

/** What a product can be chosen by, e.g. diameter and equipment; at most two axes are offered. */
export const VariantAxis = z.object({
  code: z.string(),
  title: z.string(),
  unit: z.string(),
  values: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type VariantAxis = z.infer<typeof VariantAxis>

export const Variant = z.object({
  id: z.string(),
  name: z.string(),
  fullname: z.string(),
  mainImage: z.nullable(Image),
  /** Manufacturer's number. */
  marketingCode: z.string(),
  /** Our article number (SKU). */
  catalogCode: z.string(),
  ean: z.nullable(z.string()),
  unit: SaleUnit,
  prices: Prices,
  availability: Availability,
  /** Axis code to value id. */
  axisValues: z.record(z.string(), z.string()),
  parameters: z.array(Parameter),
})
export type Variant = z.infer<typeof Variant>

const product = {
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  categoryId: z.string(),
  categoryName: z.string(),
  /** Names from the top category down, joined by ` | `. */
  categoryFullname: z.string(),
  marketingCode: z.string(),
  catalogCode: z.string(),
  brand: z.nullable(z.object({ id: z.string(), title: z.string() })),
  mainImage: z.nullable(Image),
  hoverImage: z.nullable(Image),
  /** 0 to 100; null before the first review. */
  rating: z.nullable(z.number()),
  reviewCount: z.int(),
  tags: z.array(Tag),
  visibility: z.object({ saleable: z.boolean(), catalog: z.boolean() }),
  hasGift: z.boolean(),
  freeShippers: z.array(z.string()),
  discounts: z.array(z.object({ name: z.string(), active: z.boolean(), isNPlusOne: z.boolean() })),
  hasVariants: z.boolean(),
  variantCount: z.int(),
  defaultVariantId: z.string(),
}

/** What a list shows of a product: the variant that fits the chosen filters best (spec §4 Product). */
export const ProductTile = z.object({
  ...product,
  variant: z.object({
    id: z.string(),
    name: z.string(),
    catalogCode: z.string(),
    unit: SaleUnit,
    prices: Prices,
    availability: Availability,
  }),
  /** Lowest and highest unit price of the variants differ: the tile says "from". */
  priceFrom: z.boolean(),
  keyParameters: z.array(Parameter),
})
export type ProductTile = z.infer<typeof ProductTile>

/** Name and ways to reach the maker or its representative in the EU (Reg. 2023/988 Art. 19). */
export const Manufacturer = z.object({
  name: z.string(),
  address: z.string(),
  email: z.string(),
  euRepresentative: z.nullable(z.string()),
})

export const Product = z.object({
  ...product,
  perex: z.string(),
  description: RichText,
  images: z.array(Image),
  axes: z.array(VariantAxis),
  variants: z.array(Variant),
  /** Shared by all variants. */
  parameters: z.array(Parameter),
  manufacturer: Manufacturer,
  documents: z.array(z.object({ title: z.string(), path: z.string(), bytes: z.int() })),
  /** From the top category down. */
  breadcrumbs: z.array(z.object({ id: z.string(), title: z.string(), slug: z.string() })),
  related: z.object({ fits: z.array(z.string()), alternatives: z.array(z.string()) }),
  pageMeta: PageMeta,
})
export type Product = z.infer<typeof Product>
