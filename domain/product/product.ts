import * as z from 'zod/mini'
import { Availability, SaleUnit } from './availability.ts'
import { Image } from '../content/image.ts'
import { PageMeta } from '../content/page-meta.ts'
import { Parameter } from './parameter.ts'
import { Prices } from './prices.ts'
import { ProductDuties } from './product-duties.ts'
import { RichText } from '../content/rich-text.ts'

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

/** A variant axis, e.g. diameter or equipment; at most two are offered. */
export const VariantAxis = z.object({
  code: z.string(),
  title: z.string(),
  unit: z.string(),
  values: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type VariantAxis = z.infer<typeof VariantAxis>

/** Stock of a variant in a warehouse (spec §3 Variant). */
export const WarehouseStock = z.object({
  id: z.string(),
  stock: z.number(),
  /** A supplier's, not our own. */
  virtual: z.boolean(),
  /** Shippers collect from it; otherwise pick-up only. */
  shipper: z.boolean(),
  /** Days until a piece from this warehouse can be sent. */
  delayDays: z.int(),
  /** Names of the market's own branches that it supplies. */
  branches: z.optional(z.array(z.string())),
})
export type WarehouseStock = z.infer<typeof WarehouseStock>

/** Values of a fan at one point of its curve. */
export const CurvePoint = z.object({
  /** m³/h */
  flow: z.number(),
  /** Pa */
  pressure: z.number(),
  /** W */
  power: z.number(),
  /** dB(A) at 3 m in the free field. */
  soundPressure: z.nullable(z.number()),
})
export type CurvePoint = z.infer<typeof CurvePoint>

/** Curve of a fan at one speed, from no airflow to free blowing. */
export const FanCurve = z.object({
  /** Fraction of the full speed: 1 at most. */
  speed: z.number().check(z.gt(0), z.lte(1)),
  /** `Stufe 2 von 3`, `75 %`. */
  label: z.string(),
  points: z.array(CurvePoint),
})
export type FanCurve = z.infer<typeof FanCurve>

/** A-weighted sound power, or the insertion loss of a silencer, from 63 Hz to 8 kHz. */
export const OctaveBands = z.object({
  kind: z.enum(['soundPower', 'insertionLoss']),
  bands: z.array(z.object({ hertz: z.int(), decibels: z.number() })),
})
export type OctaveBands = z.infer<typeof OctaveBands>

/** Energy label data that has to be shown beside the price (Reg. 2017/1369 Art. 6). */
export const EnergyLabel = z.object({
  class: z.string(),
  /** Ends of the scale: `A+` and `G`. */
  best: z.string(),
  worst: z.string(),
  /** `EU 1254/2014` */
  regulation: z.string(),
  /** Label and fiche as files below the CDN's base URL. */
  document: z.string(),
})
export type EnergyLabel = z.infer<typeof EnergyLabel>

/** An incoming delivery (spec §3 Date of storage entry). */
export const DateOfStorage = z.object({
  embeddedUuid: z.string(),
  date_of_storage: z.iso.date(),
  amount: z.number(),
})
export type DateOfStorage = z.infer<typeof DateOfStorage>

/** A free gift with a product (spec §3 Product). */
export const ProductGift = z.object({
  /** Of the product that is the gift. */
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  image: z.nullable(Image),
  availability: z.object({ isAvailable: z.boolean() }),
})
export type ProductGift = z.infer<typeof ProductGift>

/** A dimension drawing; its alt text contains the sizes. */
export const VariantDrawing = z.object({
  path: z.string(),
  alt: z.string(),
  /** The same drawing for CAD programs, as DXF. */
  cad: z.optional(z.string()),
})

export const Variant = z.object({
  id: z.string(),
  name: z.string(),
  fullname: z.string(),
  mainImage: z.nullable(Image),
  /** Manufacturer's number. */
  marketingCode: z.string(),
  /** Our product code (SKU). */
  catalogCode: z.string(),
  ean: z.nullable(z.string()),
  unit: SaleUnit,
  prices: Prices,
  availability: Availability,
  /** Empty if stock is not counted. */
  warehouses: z.array(WarehouseStock),
  energyLabel: z.nullable(EnergyLabel),
  /** Empty if it is no fan. */
  curves: z.array(FanCurve),
  octaves: z.nullable(OctaveBands),
  /** Files below the CDN's base URL. */
  drawing: z.optional(VariantDrawing),
  /** Soonest first. */
  dateOfStorage: z.array(DateOfStorage),
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
  /** Ids of shippers with free shipping. */
  freeShippers: z.array(z.string()),
  discounts: z.array(
    z.object({
      name: z.string(),
      active: z.boolean(),
      isNPlusOne: z.boolean(),
      /** N of an N-plus-one discount: one more is free. */
      n: z.optional(z.int()),
    }),
  ),
  /** For products without a former price, such as outlet items. */
  permanentDiscount: z.boolean(),
  /** Ids of the same product in other colours (spec §4: they load on first hover). */
  alternatives: z.array(z.string()),
  hasVariants: z.boolean(),
  variantCount: z.int(),
  defaultVariantId: z.string(),
}

/** Product fields of a list: the variant that matches the filters best (spec §4 Product). */
export const ProductTile = z.object({
  ...product,
  variant: z.object({
    id: z.string(),
    name: z.string(),
    catalogCode: z.string(),
    unit: SaleUnit,
    prices: Prices,
    availability: Availability,
    energyLabel: z.nullable(EnergyLabel),
  }),
  /** Minimum and maximum unit price of the variants differ: the tile says "from". */
  priceFrom: z.boolean(),
  /**
   * In search results: variants that match the whole query. A single one can be bought from the
   * list.
   */
  matchingVariants: z.optional(z.int()),
  keyParameters: z.array(Parameter),
})
export type ProductTile = z.infer<typeof ProductTile>

/** Manufacturer or EU representative with contact details (Reg. 2023/988 Art. 19). */
export const Manufacturer = z.object({
  name: z.string(),
  address: z.string(),
  email: z.string(),
  euRepresentative: z.nullable(z.string()),
})

/** A file about a product, in the language of the response. */
export const Document = z.object({
  title: z.string(),
  path: z.string(),
  /** 0 for a file that is generated on request. */
  bytes: z.int(),
})
export type Document = z.infer<typeof Document>

const ids = z.array(z.string())

/** Ids of related products by relation. */
export const RelatedProducts = z.object({
  /** Joins or works with it: same diameter and matching end, enough current, the same signal. */
  fits: ids,
  /** Same kind and size, from another series. */
  alternatives: ids,
  /** Required for operation or approval. */
  requires: ids,
  /** Consumables, such as filters. */
  consumables: ids,
  /** Replacement of a discontinued product. */
  successors: ids,
  /** Parts of a set. */
  set: ids,
  /** Sets that contain it. */
  sets: ids,
})
export type RelatedProducts = z.infer<typeof RelatedProducts>

export const Product = z.object({
  ...product,
  perex: z.string(),
  description: RichText,
  images: z.array(Image),
  axes: z.array(VariantAxis),
  /** At least one, also without a choice. */
  variants: z.array(Variant).check(z.minLength(1)),
  /** Shared by all variants. */
  parameters: z.array(Parameter),
  manufacturer: Manufacturer,
  duties: z.optional(ProductDuties),
  gifts: z.array(ProductGift),
  /** Message of a discontinued product. */
  endText: z.nullable(z.string()),
  /** Number of questions; without it they are read for each product. */
  commentCount: z.optional(z.int()),
  documents: z.array(Document),
  /** From the top category down. */
  breadcrumbs: z.array(z.object({ id: z.string(), title: z.string(), slug: z.string() })),
  related: RelatedProducts,
  pageMeta: PageMeta,
})
export type Product = z.infer<typeof Product>
