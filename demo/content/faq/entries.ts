import type { EntryRecord } from '../../../backend/cms/content/entries/entry.ts'
import { locales } from '../../../domain/locales/locales.ts'
import type { EntryTexts } from '../each-locale.ts'
import { richTextOf } from '../markup.ts'
import { faqGroups } from './groups.ts'
import type { QuestionSource } from './question.ts'
import { shoppingQuestions } from './shopping.ts'
import { technologyQuestions } from './technology.ts'

const questions = [...shoppingQuestions, ...technologyQuestions]

/** FAQ entries with their groups. */
export const faqEntries = [...Object.entries(faqGroups).map(groupEntry), ...questions.map(questionEntry)]

function groupEntry([id, title]: [string, (typeof faqGroups)[keyof typeof faqGroups]], position: number): EntryRecord<'faq_group'> {
  const texts: EntryTexts<'faq_group'> = {}
  for (const locale of locales) texts[locale] = { title: title[locale] }
  return { kind: 'faq_group', id, facts: {}, texts, weight: 100 - position }
}

function questionEntry({ id, group, question, answer }: QuestionSource, position: number): EntryRecord<'faq_question'> {
  const texts: EntryTexts<'faq_question'> = {}
  for (const locale of locales) texts[locale] = { title: question[locale], answer: richTextOf(answer[locale], locale) }
  return { kind: 'faq_question', id, facts: {}, texts, weight: 100 - position, references: { group: [group] } }
}
