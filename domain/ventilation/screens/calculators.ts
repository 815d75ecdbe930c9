import { publicRoute } from '../../screens/screen-route.ts'
import type { ScreenPolicy } from '../../screens/screen-policy.ts'

export const route = publicRoute({
  de: '/rechner',
  cs: '/vypocty',
  sk: '/vypocty',
  en: '/calculators',
})
export const policy = { cache: 'content', sitemap: true, sheet: 'tools' } satisfies ScreenPolicy

/** A static list, without requests. */
export type CalculatorsProps = Record<string, never>
