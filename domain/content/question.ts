import type { RichText as Doc } from './rich-text.ts'

export interface Question {
  question: string
  answer: string | Doc
}
