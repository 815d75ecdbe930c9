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
    ['kind', 'id', 'published_at', 'enabled', 'weight', 'customer_groups', 'facts', 'updated_at'],
    entries.map((entry) => [
      entry.kind,
      entry.id,
      entry.published_at ?? null,
      entry.enabled === false ? 0 : 1,
      entry.weight ?? 0,
      entry.customer_groups ? json(entry.customer_groups) : null,
      json(entry.facts),
      changedAt(entry, now),
    ]),
  )
  yield* insert('entry_text', ['kind', 'id', 'locale', 'slug', 'title', 'value'], textRows(entries))
  yield* insert(
    'entry_reference',
    ['kind', 'id', 'field', 'position', 'target'],
    entries.flatMap(({ kind, id, references = {} }) =>
      Object.entries<string[]>(references).flatMap(([field, targets]) =>
        targets.map((target, position) => [kind, id, field, position, target]),
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
    Object.entries(texts).map(([locale, text]) => [
      kind,
      id,
      locale,
      'slug' in text ? text.slug : null,
      'title' in text ? text.title : '',
      json(text),
    ]),
  )
}
