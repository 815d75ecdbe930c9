import type { RichText as Doc } from '../rich-text.ts'
import type { Image } from '../image.ts'
import type { Locale } from '../../locale.ts'

/** What a category, a tag and an author have in common. */
export interface ListSubject {
  title: string
  perex: string
  content: Doc | null
  image: Image | null
  locale: Locale
  slug: string
}
