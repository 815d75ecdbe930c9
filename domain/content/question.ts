import type { Locale } from '../locale.ts'
import type { RichText as Doc } from './rich-text.ts'

export interface Question {
  question: string
  answer: string | Doc
  /** If it is not the page's. */
  lang?: Locale
}
