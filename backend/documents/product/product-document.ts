import type { BackendTexts } from '../../locales/texts-of.ts'
import type { Color, PDFImage } from '@cantoo/pdf-lib'
import type { Locale } from '../../../domain/locale.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import type { Product, Variant } from '../../../domain/product/product.ts'
import type { Flow } from '../../pdf/flow.ts'

type Texts = BackendTexts['documents']

/** Product data of a document: no prices and no stock, so that it stays valid. */
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
  | 'categoryFullname'
  | 'defaultVariantId'
  | 'duties'
>

/** Document data besides the product. */
export interface DocumentBranding {
  brand: Merchant['brand']
  company: string
  /** Day of the data: `2026-11-24`. */
  edition: string
  /** A JPEG of the product, if it has one. */
  picture: Uint8Array | null
  /** Address of its manual, if it has one. */
  manualUrl: string | null
}

/** Input of each part of a document. */
export interface ProductDocument {
  flow: Flow
  product: Documented
  /** The variant that is drawn with dimensions. */
  variant: Variant
  locale: Locale
  texts: Texts['papers'] & Texts['texts']
  accent: Color
  picture: PDFImage | null
  manualUrl: string | null
  number: (value: number) => string
}
