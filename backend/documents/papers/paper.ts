import type { BackendTexts } from '../../locales/texts-of.ts'
import type { Color, PDFImage } from '@cantoo/pdf-lib'
import type { Locale } from '../../../domain/locale.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import type { Product, Variant } from '../../../domain/product/product.ts'
import type { Flow } from './flow.ts'

type Texts = BackendTexts['documents']

/** What a document is made of: no prices and no stock, so it stays the same while they change. */
export type Documented = Pick<
  Product,
  | 'name'
  | 'perex'
  | 'description'
  | 'parameters'
  | 'variants'
  | 'manufacturer'
  | 'brand'
  | 'categoryId'
  | 'defaultVariantId'
  | 'duties'
>

/** What a paper needs besides the product. */
export interface PaperLook {
  brand: Merchant['brand']
  company: string
  /** Day of the data: `2026-11-24`. */
  edition: string
  /** A JPEG of the product, if it has one. */
  picture: Uint8Array | null
}

/** What each part of a paper is given. */
export interface Paper {
  flow: Flow
  product: Documented
  /** The one that is drawn and measured. */
  variant: Variant
  locale: Locale
  texts: Texts['papers'] & Texts['texts']
  accent: Color
  picture: PDFImage | null
  number: (value: number) => string
}
