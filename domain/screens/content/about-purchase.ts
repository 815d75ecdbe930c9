import { publicRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { RichText as Doc } from '../../content/rich-text.ts'
import type { Locale } from '../../locale.ts'

export const route = publicRoute({
  de: '/alle-hilfethemen',
  cs: '/vse-o-nakupu',
  sk: '/vsetko-o-nakupe',
  en: '/help-topics',
})
export const policy = { cache: 'content', sitemap: true, sheet: 'content' } satisfies ScreenPolicy

export interface QuestionGroup {
  id: string
  title: string
  questions: { id: string; question: string; answer: Doc; locale: Locale }[]
}

export interface AboutPurchaseProps {
  groups: QuestionGroup[]
}
