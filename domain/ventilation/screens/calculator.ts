import { publicRoute } from '../../screens/screen-route.ts'
import type { ScreenPolicy } from '../../screens/screen-policy.ts'
import type { CategoryIdsByKey } from '../fans/product-filter.ts'
import type { AirInput } from '../rooms/air-input.ts'
import type { DuctInput } from '../duct/duct-input.ts'
import type { NoiseInput } from '../noise/noise-input.ts'
import type { ConnectionInput } from '../duct/connection-input.ts'

export const route = publicRoute({
  de: '/rechner/:slug',
  cs: '/vypocty/:slug',
  sk: '/vypocty/:slug',
  en: '/calculators/:slug',
})
export const policy = {
  cache: 'search',
  query: 'calculator',
  sitemap: 'calculators',
  sheet: 'tools',
} satisfies ScreenPolicy

/** Deferred parts: first products of the result, of a room `least` and `comfort`, else `products`. */
export type CalculatorProps = {
  categories: CategoryIdsByKey
  /** Number of parts of the URL that are not calculated. */
  unreadable: number
} & (
  | { kind: 'air'; input: AirInput }
  | { kind: 'duct'; input: DuctInput }
  | { kind: 'noise'; input: NoiseInput }
  | { kind: 'connection'; input: ConnectionInput }
)
