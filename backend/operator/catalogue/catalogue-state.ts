import * as z from 'zod'
import { locales } from '../../../domain/locales/locales.ts'
import type { CatalogueRecord } from '../../../domain/operator/catalogue-record.ts'
import { jsonColumn } from '../../db/json-column.ts'
import { query, readBatch, rowSchema } from '../../db/rows.ts'

/** References and unique values of the catalogue, as of after the previous rows. */
export interface CatalogueState {
  /** Parent category id by id; null: top level. */
  parents: Map<string, string | null>
  /** Type of a parameter's values, by its code. */
  parameters: Map<string, string>
  brands: Set<string>
  /** Owner of a slug, by language and slug. */
  slugs: Map<string, string>
}

const NameRow = rowSchema('category', {
  type: z.string(),
  id: z.string(),
  other: z.string().nullable(),
})
const StagedRow = rowSchema('operator_import_row', {
  patch: jsonColumn(z.looseObject({ type: z.string(), id: z.string() })),
})

const names = `SELECT 'category' AS type, c.id, p.id AS other FROM category c
    LEFT JOIN category p ON p.n = c.parent_n AND p.n > 0
  UNION ALL SELECT 'parameter', code, type FROM parameter
  UNION ALL SELECT 'product_brand', id, NULL FROM brand
  UNION ALL SELECT 'slug', s.locale || ' ' || s.slug, coalesce(c.id, v.id) FROM category_slug s
    LEFT JOIN category c ON c.n = s.category_n LEFT JOIN virtual_category v ON v.n = s.category_n`

/** The catalogue including rows staged by an import. */
export async function readCatalogueState(
  db: D1Database,
  importId: string,
): Promise<CatalogueState> {
  const [rows, staged] = await readBatch(db, [
    query(db.prepare(names), NameRow),
    query(
      db
        .prepare(
          `SELECT patch FROM operator_import_row
          WHERE import_id = ?1 AND state IN ('new', 'changed') ORDER BY line`,
        )
        .bind(importId),
      StagedRow,
    ),
  ])
  const of = (type: string) => rows.filter((row) => row.type === type)
  const state: CatalogueState = {
    parents: new Map(of('category').map(({ id, other }) => [id, other])),
    parameters: new Map(of('parameter').map(({ id, other }) => [id, other ?? ''])),
    brands: new Set(of('product_brand').map(({ id }) => id)),
    slugs: new Map(of('slug').map(({ id, other }) => [id, other ?? ''])),
  }
  for (const { patch } of staged) {
    const known = state.parents.get(patch.id) ?? null
    const { parent = known, kind = state.parameters.get(patch.id), slug } = patch
    addNames(state, {
      type: patch.type,
      id: patch.id,
      parent: typeof parent === 'string' ? parent : null,
      kind: String(kind),
      slugs: Object.entries(z.record(z.string(), z.unknown()).safeParse(slug).data ?? {}).map(
        ([locale, own]) => `${locale} ${String(own)}`,
      ),
    })
  }
  return state
}

/** Later records may reference this one. */
export function addRecord(state: CatalogueState, record: CatalogueRecord): void {
  const { type, id } = record
  addNames(state, {
    type,
    id,
    parent: 'parent' in record ? record.parent : null,
    kind: 'kind' in record ? record.kind : '',
    slugs: slugsOf(record),
  })
}

/** `de ventilatoren/bad`. */
export function slugsOf(record: CatalogueRecord): string[] {
  if (!('slug' in record)) return []
  return locales.flatMap((locale) =>
    record.slug[locale] ? `${locale} ${record.slug[locale]}` : [],
  )
}

interface Names {
  type: string
  id: string
  parent: string | null
  kind: string
  slugs: readonly string[]
}

function addNames(state: CatalogueState, { type, id, parent, kind, slugs }: Names): void {
  if (type === 'category') state.parents.set(id, parent)
  if (type === 'parameter') state.parameters.set(id, kind)
  if (type === 'product_brand') state.brands.add(id)
  for (const slug of slugs) state.slugs.set(slug, id)
}
