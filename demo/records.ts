import type {
  ContactBox,
  DocumentKind,
  FanCurve,
  Octaves,
  Relations,
  Tag,
  ParameterValueRecord,
  Text,
} from '../backend/db/columns.ts'
import type { SearchWords } from '../domain/catalog/search-words.ts'
import type { OwnUnit } from '../domain/product/availability.ts'
import type { Homepage } from '../domain/content/page.ts'
import type { Block } from '../domain/content/block.ts'
import type { ListView } from '../domain/catalog/category.ts'
import type { Range, Sort } from '../domain/catalog/catalog.ts'
import type { CurrencyCode } from '../domain/currency.ts'
import type { Configuration, Menu } from '../domain/site.ts'
import type { Locale } from '../domain/locale.ts'
import type { DutiesRecord } from '../domain/operator/duties-record.ts'
import type { RichText } from '../domain/content/rich-text.ts'
import type { AnyEntryRecord } from '../backend/cms/content/entries/entry.ts'

export interface CategoryRecord {
  /** Code of domain taxonomy: `A`, `A1`, `A1.1`. */
  id: string
  parentId: string | null
  title: Text
  /** Full path: `ventilatoren/bad-kleinraumluefter`. */
  slug: Text
  perex: Text
  textBelow: Record<Locale, RichText> | null
  faq: { question: Text; answer: Text }[]
  /** Picture without width and extension: `product/bath-fan-axial`. */
  image: string
  /** Parameter codes offered as filters, most important first. */
  filters: string[]
  /** Rows if figures matter (UX rule 2), pictures if looks do. */
  view: ListView
  position: number
}

/** A saved filter; its parts are joined by AND. */
export interface VirtualCategoryRecord {
  id: string
  title: Text
  slug: Text
  description: Text
  textBelow: Record<Locale, RichText> | null
  image: string
  /** Category ids whose products it shows; empty: all. */
  categories: string[]
  /** Tag ids, joined by OR. Empty: any. */
  tags: string[]
  /** Parameter code to value ids. */
  values: Record<string, string[]>
  /** Parameter code to bounds in the parameter's unit. */
  ranges: Record<string, Range>
  brands: string[]
  /** Bounds of the price with tax. */
  price: Record<CurrencyCode, Range> | null
  sort: Sort
  availableOnly: boolean
  /** Parameter codes offered as filters. */
  filters: string[]
}

export interface ParameterRecord {
  code: string
  title: Text
  group: Text
  type: 'values' | 'number' | 'boolean' | 'colour'
  unit: string
  description: Text | null
  /** Description page. */
  virtualCategoryId?: string
  hideProductDetail?: boolean
  hideFilter?: boolean
  /** Values of types values and colour, in natural order. */
  values: { id: string; title: Text; colorHex?: string }[]
}

export interface BrandRecord {
  id: string
  title: string
  manufacturer: {
    name: string
    address: string
    country?: string
    email: string
    euRepresentative: string | null
  }
}

/** Prices in minor units (cent, haléř) with tax of the market: DE 19 %, CZ 21 %. */
export type MarketPrices = Record<'EUR' | 'CZK', number>

export interface VariantRecord {
  id: string
  /** SKU. */
  catalogCode: string
  marketingCode: string
  ean: string
  /** Axis values that distinguish it: `Ø 100 mm, Nachlauf`. */
  name: Text
  /** Full name: `Zefyra Silva 100 T – leiser Badlüfter, Ø 100 mm, 95 m³/h, weiß`. */
  fullname: Text
  image: string
  axisValues: Record<string, string>
  parameters: ParameterValueRecord[]
  prices: MarketPrices
  /** Prices before a reduction; null when not reduced. */
  originalPrices: MarketPrices | null
  /**
   * Price history with start days, `2026-10-01`, oldest first; the last one is the current price.
   * Empty when not reduced. For the lowest price of 30 days.
   */
  priceHistory: { from: string; prices: MarketPrices }[]
  /** Empty: made to order, not counted. */
  stock: { warehouse: string; amount: number; delayDays?: number }[]
  /** Lead time in days if out of stock or made to order. */
  delayDays: number
  /** If variants differ in content; else the product's. */
  baseMeasure?: { amount: number; unit: string }
  weightGrams: number
  longestSideMm: number
  curves: FanCurve[]
  octaves: Octaves | null
  /** Incoming deliveries. */
  incoming: { inDays: number; amount: number }[]
}

export interface ProductRecord {
  id: string
  categoryId: string
  brandId: string
  name: Text
  slug: Text
  perex: Text
  description: Record<Locale, RichText>
  /** The main one first. */
  images: string[]
  hoverImage: string | null
  unit: OwnUnit
  unitStep: number
  amountMin: number
  /** Content of one unit for the price per measure, e.g. 0.31 litre; null if not required. */
  baseMeasure: { amount: number; unit: string } | null
  /** At most two parameter codes. */
  axes: string[]
  /** Shared by all variants. */
  parameters: ParameterValueRecord[]
  /** Parameter codes shown on the tile, two to four. */
  keyParameters: string[]
  variants: VariantRecord[]
  tags: Tag[]
  /** `from` units on, percent off. */
  tiers: { from: number; percent: number }[]
  saleable: boolean
  /** Product ids of free gifts. */
  gifts: string[]
  /** N of an N-plus-one offer; 0: none. */
  nPlusOne: number
  /** Ids of shippers with free shipping. */
  freeShippers: string[]
  permanentDiscount: boolean
  rating: number | null
  reviews: {
    author: string
    rating: number
    text: string
    locale: Locale
    createdAt: string
    verified: boolean
  }[]
  /** Product ids. */
  fits: string[]
  alternatives: string[]
  relations: Relations
  /** Product ids of other colours. */
  colours: string[]
  documents: DocumentKind[]
  /** Regulation, best and worst class of the scale; null without an energy label. */
  energyLabel: { regulation: string; best: string; worst: string } | null
  /** Statutory information before the order. */
  duties?: DutiesRecord | null
  /** Text of a discontinued product. */
  endText: Text | null
  /** ISO timestamp: later is newer, and the sitemap's `lastmod`. */
  createdAt: string
}

export interface Catalogue {
  categories: CategoryRecord[]
  virtualCategories: VirtualCategoryRecord[]
  parameters: ParameterRecord[]
  brands: BrandRecord[]
  products: ProductRecord[]
}

/** A products block references its products; the backend resolves them in its answer. */
export type BlockRecord =
  | Exclude<Block, { type: 'products' }>
  | { id: string; type: 'products'; blockTitle: string; productIds: string[] }

export interface PageRecord {
  id: string
  title: Text
  slug: Text
  content: Record<Locale, RichText>
  blocks: Record<Locale, BlockRecord[]>
  /** Old paths that redirect to this page (CMS url-rewrite), without host: `/agb.html`. */
  rewrites: string[]
  noindex: boolean
  contactBox?: Record<Locale, ContactBox>
  backgroundImage?: string
  /** All of them by default. */
  blocksPerPage?: number
}

type HomepageRecord = Pick<Homepage, 'searchHints' | 'popularTasks'> & {
  blocks: BlockRecord[]
  seoTitle: string
  seoDescription: string
}

/** All editorial content. */
export interface Content {
  /** Its banners are entries. */
  homepage: Record<Locale, HomepageRecord>
  pages: PageRecord[]
  menus: Record<Locale, Menu[]>
  /** Its notices are entries. */
  configuration: Record<Locale, Omit<Configuration, 'infoBoxes'>>
  errorPages: { status: 403 | 404 | 500 | 503; title: Text; content: Record<Locale, RichText> }[]
  redirects: { from: string; to: string }[]
  /** Synonyms for search. */
  searchWords?: Record<Locale, SearchWords>
  /** Articles, branches, terms, questions, banners and other kinds of entries. */
  entries: AnyEntryRecord[]
}
