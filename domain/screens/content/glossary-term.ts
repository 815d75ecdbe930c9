import { publicRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { GlossaryEntry } from './glossary.ts'
import type { RichText as Doc } from '../../content/rich-text.ts'
import type { ContentReference } from '../../content/content-reference.ts'

export const route = publicRoute({
  de: '/glossar/:slug',
  cs: '/slovnik-pojmu/:slug',
  sk: '/slovnik-pojmov/:slug',
  en: '/glossary/:slug',
})
export const policy = { cache: 'content', sheet: 'content' } satisfies ScreenPolicy

/** Deferred part, if there are any: `products` (ArticleProducts). */
export interface GlossaryTermProps {
  term: GlossaryEntry & { description: Doc; references: ContentReference[] }
}
