import type { RichText as Doc } from '../rich-text.ts'
import type { Image } from '../image.ts'
import type { Locale } from '../../locale.ts'

/** Common fields of category, tag and author. */
export interface ListSubject {
  title: string
  perex: string
  content: Doc | null
  image: Image | null
  locale: Locale
  slug: string
}
