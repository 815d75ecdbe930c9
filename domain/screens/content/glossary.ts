import { publicRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { Locale } from '../../locale.ts'

export const route = publicRoute({
  de: '/glossar',
  cs: '/slovnik-pojmu',
  sk: '/slovnik-pojmov',
  en: '/glossary',
})
export const policy = {
  cache: 'content',
  sitemap: { lists: 'glossary_term' },
  sheet: 'content',
} satisfies ScreenPolicy

export interface GlossaryEntry {
  id: string
  locale: Locale
  title: string
  /** One sentence. */
  perex: string
  slug: string
}

export interface GlossaryProps {
  /** In the alphabet of the language. */
  terms: GlossaryEntry[]
}
