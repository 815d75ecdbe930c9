import { publicRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { TextPage } from '../../content/page.ts'
import type { FieldErrors, FieldValues } from '../../validation/form-fields.ts'

export const route = publicRoute({
  de: '/impressum',
  cs: '/kontakt',
  sk: '/kontakt',
  en: '/contact',
})
export const policy = { cache: 'content', sitemap: true, sheet: 'content' } satisfies ScreenPolicy

export interface ContactProps {
  /** CMS page of this path: in German the imprint. */
  page: TextPage | null
  values: FieldValues
  errors: FieldErrors
  sent: boolean
}
