import type { RichText } from '../../../domain/content/rich-text.ts'
import { plainText } from './plain-text.ts'

interface Question {
  question: string
  answer: string | RichText
}

/** schema.org FAQPage; none without questions. */
export function faqPage(questions: readonly Question[]): Record<string, unknown>[] {
  if (questions.length === 0) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: {
          '@type': 'Answer',
          text: typeof answer === 'string' ? answer : plainText(answer),
        },
      })),
    },
  ]
}
