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

/** What a product can be chosen by, e.g. diameter and equipment; at most two axes are offered. */
export const VariantAxis = z.object({
  code: z.string(),
  title: z.string(),
  unit: z.string(),
  values: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type VariantAxis = z.infer<typeof VariantAxis>

/** What a warehouse has of a variant (spec §3 Variant). */
export const WarehouseStock = z.object({
  id: z.string(),
  stock: z.number(),
  /** A supplier's, not our own. */
  virtual: z.boolean(),
  /** Shippers deliver from it; else its products can only be collected. */
  shipper: z.boolean(),
  /** Until a piece from this warehouse can be sent. */
  delayDays: z.int(),
  /** Names of the market's own branches that it fills. */
  branches: z.optional(z.array(z.string())),
})
export type WarehouseStock = z.infer<typeof WarehouseStock>

/** What a fan does at one point of its curve. */
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
  /** Part of the full speed: 1 at most. */
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

/** What has to be shown beside the price of a unit with an energy label (Reg. 2017/1369 Art. 6). */
export const EnergyLabel = z.object({
  class: z.string(),
  /** Ends of the scale: `A+` and `G`. */
  best: z.string(),
  worst: z.string(),
  /** `EU 1254/2014` */
  regulation: z.string(),
  /** Label and fiche as a file below the address of the CDN. */
  document: z.string(),
})
export type EnergyLabel = z.infer<typeof EnergyLabel>

/** A delivery that is under way (spec §3 Date of storage entry). */
export const DateOfStorage = z.object({
  embeddedUuid: z.string(),
  date_of_storage: z.iso.date(),
  amount: z.number(),
})
export type DateOfStorage = z.infer<typeof DateOfStorage>

/** What is packed with a product free of charge (spec §3 Product). */
export const ProductGift = z.object({
  /** Of the product that is the gift. */
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  image: z.nullable(Image),
  availability: z.object({ isAvailable: z.boolean() }),
})
export type ProductGift = z.infer<typeof ProductGift>

/** A dimension drawing; its alternative text says the sizes. */
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
  /** Our article number (SKU). */
  catalogCode: z.string(),
  ean: z.nullable(z.string()),
  unit: SaleUnit,
  prices: Prices,
  availability: Availability,
  /** Empty where stock is not counted. */
  warehouses: z.array(WarehouseStock),
  energyLabel: z.nullable(EnergyLabel),
  /** Empty for what is no fan. */
  curves: z.array(FanCurve),
  octaves: z.nullable(OctaveBands),
  /** Files below the address of the CDN. */
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
  /** Ids of shippers that bring it free of charge. */
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
  /** For products that never go back to their former price, such as an outlet's. */
  permanentDiscount: z.boolean(),
  /** Ids of the same product in other colours (spec §4: they load on first hover). */
  alternatives: z.array(z.string()),
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
    energyLabel: z.nullable(EnergyLabel),
  }),
  /** Lowest and highest unit price of the variants differ: the tile says "from". */
  priceFrom: z.boolean(),
  /**
   * In results of a search: variants that have everything that was asked for. One alone can be
   * bought where it is listed.
   */
  matchingVariants: z.optional(z.int()),
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

/** A file about a product, in the language of the answer. */
export const Document = z.object({
  title: z.string(),
  path: z.string(),
  /** 0 for a file that is made when it is requested. */
  bytes: z.int(),
})
export type Document = z.infer<typeof Document>

const ids = z.array(z.string())

/** Ids of products by what they are to a product. */
export const RelatedProducts = z.object({
  /** Joins or works with it: same diameter and matching end, enough current, the same signal. */
  fits: ids,
  /** Of the same kind and size, from another series. */
  alternatives: ids,
  /** Needed for it to work or to be allowed. */
  requires: ids,
  /** Worn out and replaced, such as filters. */
  consumables: ids,
  /** What replaced a product that is no longer made. */
  successors: ids,
  /** What a set consists of. */
  set: ids,
  /** Sets that it is part of. */
  sets: ids,
})
export type RelatedProducts = z.infer<typeof RelatedProducts>

export const Product = z.object({
  ...product,
  perex: z.string(),
  description: RichText,
  images: z.array(Image),
  axes: z.array(VariantAxis),
  /** At least one, also of a product without a choice. */
  variants: z.array(Variant).check(z.minLength(1)),
  /** Shared by all variants. */
  parameters: z.array(Parameter),
  manufacturer: Manufacturer,
  duties: z.optional(ProductDuties),
  gifts: z.array(ProductGift),
  /** Message once it is discontinued. */
  endText: z.nullable(z.string()),
  documents: z.array(Document),
  /** From the top category down. */
  breadcrumbs: z.array(z.object({ id: z.string(), title: z.string(), slug: z.string() })),
  related: RelatedProducts,
  pageMeta: PageMeta,
})
export type Product = z.infer<typeof Product>
