import type { FaqQuestion } from '../../../domain/content/reference/faq.ts'
import type { QuestionGroup } from '../../../domain/screens/content/about-purchase.ts'

/** Questions by group, in the order of the CMS. */
export function questionGroups(questions: readonly FaqQuestion[]): QuestionGroup[] {
  const groups = new Map<string, QuestionGroup>()
  for (const { _id, answer, group, locale, title } of questions) {
    const known = groups.get(group._id) ?? { id: group._id, title: group.title, questions: [] }
    known.questions.push({ id: _id, question: title, answer, locale })
    groups.set(group._id, known)
  }
  return [...groups.values()]
}
