import { branchQuery } from '../../../domain/contract/cms-graphql/branches.ts'
import type { Branch } from '../../../domain/content/reference/branch.ts'
import { paragraphsOf } from '../search-snippet.ts'
import { contentMeta } from './entries/content-meta.ts'
import { byWeight, findEntries } from './entries/find-entries.ts'
import { isOneOf } from './entries/entry-conditions.ts'
import type { ResolvedEntry } from './entries/resolved-entry.ts'
import { resolver } from './graphql/resolver.ts'

export const branchResolvers = [
  resolver(branchQuery, async ({ args, ...context }) => {
    const { store_id, primary } = args
    const { entries, total } = await findEntries(context, {
      kind: 'branch',
      ...args,
      order: byWeight,
      where: [
        ...(store_id ? [isOneOf(`e.facts ->> 'store_id'`, store_id)] : []),
        ...(primary === undefined
          ? []
          : [{ sql: `e.facts ->> 'branch_is_primary' = ?`, params: [primary ? 1 : 0] }]),
      ],
    })
    return { entities: entries.map(branchOf), total }
  }),
]

function branchOf(entry: ResolvedEntry<'branch'>): Branch {
  const { facts, text } = entry
  return {
    ...facts,
    ...text,
    _id: entry.id,
    locale: entry.locale,
    opening_hours: facts.opening_hours.toSorted(
      (a, b) => a.day - b.day || a.from.localeCompare(b.from),
    ),
    weight: entry.weight,
    page_meta: contentMeta(entry, paragraphsOf(text.description), text.main_image),
  }
}
