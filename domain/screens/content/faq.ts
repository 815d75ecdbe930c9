import type { ScreenPolicy } from '../screen-policy.ts'
import { publicRoute } from '../screen-route.ts'
import type { QuestionGroup } from './about-purchase.ts'

export const route = publicRoute({
  de: '/haeufige-fragen',
  cs: '/caste-dotazy',
  sk: '/caste-otazky',
  en: '/faq',
})
export const policy = { cache: 'content', sitemap: true, sheet: 'content' } satisfies ScreenPolicy

export interface FaqProps {
  /** Most frequent questions, in the order of their groups. */
  questions: QuestionGroup['questions']
  /** Groups of all questions. */
  topics: Pick<QuestionGroup, 'id' | 'title'>[]
}
