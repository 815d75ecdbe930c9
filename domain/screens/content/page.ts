import { publicRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { TextPage } from '../../content/page.ts'

export const route = publicRoute({
  de: '/seite/:slug',
  cs: '/stranka/:slug',
  sk: '/stranka/:slug',
  en: '/page/:slug',
})
export const policy = {
  cache: 'content',
  query: ['page'],
  sheet: 'content',
} satisfies ScreenPolicy

export interface PageProps {
  page: TextPage
  /** Pagination of its blocks, if there are several pages. */
  pagination?: { page: number; totalPages: number }
  /** Address of a refused newsletter sign-up, to correct and send again. */
  refusedEmail?: string
}
