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
  /** What is asked most, in the order of its subjects. */
  questions: QuestionGroup['questions']
  /** Subjects of all that is asked. */
  topics: Pick<QuestionGroup, 'id' | 'title'>[]
}
