import type { AnyEntryRecord } from '../../backend/cms/content/entries/entry.ts'
import { insert, type SeedStatement } from '../../backend/db/insert.ts'

const json = JSON.stringify

/** Content entries: all kinds except pages, menus and settings. */
export function* entryRows(
  entries: readonly AnyEntryRecord[],
  now: string,
): Generator<SeedStatement> {
  yield* insert(
    'entry',
    entries.map((entry) => ({
      kind: entry.kind,
      id: entry.id,
      published_at: entry.published_at ?? null,
      enabled: entry.enabled === false ? 0 : 1,
      weight: entry.weight ?? 0,
      customer_groups: entry.customer_groups ? json(entry.customer_groups) : null,
      facts: json(entry.facts),
      updated_at: changedAt(entry, now),
    })),
  )
  yield* insert('entry_text', textRows(entries))
  yield* insert(
    'entry_reference',
    entries.flatMap(({ kind, id, references = {} }) =>
      Object.entries<string[]>(references).flatMap(([field, targets]) =>
        targets.map((target, position) => ({ kind, id, field, position, target })),
      ),
    ),
  )
}

/** Last modification: publication of an article, else the time of seeding. */
function changedAt({ published_at: published }: AnyEntryRecord, now: string): string {
  return published && published < now ? published : now
}

function textRows(entries: readonly AnyEntryRecord[]) {
  return entries.flatMap(({ kind, id, texts }) =>
    Object.entries(texts).map(([locale, text]) => ({
      kind,
      id,
      locale,
      slug: 'slug' in text ? text.slug : null,
      title: 'title' in text ? text.title : '',
      value: json(text),
    })),
  )
}
