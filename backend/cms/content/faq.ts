import type { FaqQuestion } from '../../../domain/content/reference/faq.ts'
import { byWeight } from './entries/find-entries.ts'
import { findByIds } from './entries/find-targets.ts'
import { refersTo, type Condition } from './entries/entry-conditions.ts'
import type { ResolvedEntry } from './entries/resolved-entry.ts'
import type { GraphqlContext } from './graphql/resolver.ts'

/** By weight of the group, then of the question, highest first. */
export const ofTheirGroups = `(SELECT g.weight FROM entry_reference r
  JOIN entry g ON g.kind = 'faq_group' AND g.id = r.target
  WHERE r.kind = e.kind AND r.id = e.id AND r.field = 'group') DESC,
  (SELECT r.target FROM entry_reference r
  WHERE r.kind = e.kind AND r.id = e.id AND r.field = 'group'), ${byWeight}`

export function inGroup(group: string): Condition {
  return refersTo('group', group)
}

/** Questions with the titles of their groups. */
export async function faqQuestionsOf(
  context: GraphqlContext,
  entries: readonly ResolvedEntry<'faq_question'>[],
): Promise<FaqQuestion[]> {
  const groupOf = (entry: ResolvedEntry<'faq_question'>) => entry.references('group')[0] ?? ''
  const groups = await findByIds(context, 'faq_group', entries.map(groupOf))
  return entries.map((entry) => {
    const group = groupOf(entry)
    return {
      ...entry.text,
      _id: entry.id,
      locale: entry.locale,
      group: { _id: group, title: groups.get(group)?.text.title ?? '' },
      weight: entry.weight,
    }
  })
}
