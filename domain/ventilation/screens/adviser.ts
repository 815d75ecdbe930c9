import { publicRoute } from '../../screens/screen-route.ts'
import type { ScreenPolicy } from '../../screens/screen-policy.ts'
import type { ProductTile, Variant } from '../../product/product.ts'
import type { AdviserInput } from '../adviser/answers.ts'
import type { FanHighlight } from '../adviser/choose-fans.ts'
import type { PartKind } from '../adviser/completing-parts.ts'
import type { Compromise } from '../adviser/rate-fan.ts'
import type { FanRequirements } from '../adviser/fan-requirements.ts'

export const route = publicRoute({
  de: '/luefter-berater',
  cs: '/vyber-ventilatoru',
  sk: '/vyber-ventilatora',
  en: '/fan-adviser',
})
export const policy = {
  cache: 'search',
  query: 'adviser',
  sitemap: true,
  sheet: 'tools',
} satisfies ScreenPolicy

/** Displayed product data of a fan. */
export type AdvisedProduct = Pick<
  ProductTile,
  'name' | 'slug' | 'brand' | 'mainImage' | 'visibility'
>
export type AdvisedVariant = Pick<
  Variant,
  'id' | 'name' | 'catalogCode' | 'unit' | 'prices' | 'availability'
>

/** An accessory of a fan: the variant that fits. */
export interface AdvisedPart {
  kind: PartKind
  amount: number
  product: AdvisedProduct
  variant: AdvisedVariant
}

export interface AdvisedFan {
  highlights: FanHighlight[]
  compromises: Compromise[]
  product: AdvisedProduct
  variant: AdvisedVariant
  /** Its flow through the duct in m³/h. */
  flow: number
  /** dB(A) at 3 m. */
  sound: number | null
  /** W */
  power: number | null
  diameter: number | null
  protection: string | null
  hasBackdraught: boolean
  parts: AdvisedPart[]
  /** Accessories that the shop does not have in the size. */
  missing: PartKind[]
}

export interface Advice {
  need: FanRequirements
  fans: AdvisedFan[]
}

export interface AdviserProps {
  input: AdviserInput
  /** null while a question is open, and in a shop without such fans. */
  advice: Advice | null
}
