import * as z from 'zod'
import { rowSchema, readFittingRows } from '../../db/rows.ts'
import type { BrandContent } from '../../../domain/content/reference/brand.ts'
import { findEntries } from './entries/find-entries.ts'
import { findReferences, referenceKey } from './entries/find-references.ts'
import type { GraphqlContext } from './graphql/resolver.ts'

const BrandRow = rowSchema('brand', { id: z.string(), title: z.string() })

/** Brands of the catalogue with their editorial content; all without ids. */
export async function findBrands(
  context: GraphqlContext,
  ids: readonly string[] | undefined,
): Promise<BrandContent[]> {
  const { db, caller } = context
  const [results, written] = await Promise.all([
    readFittingRows(
      db
        .prepare(
          'SELECT id, title FROM brand WHERE ?1 IS NULL OR id IN (SELECT value FROM json_each(?1)) ORDER BY n',
        )
        .bind(ids ? JSON.stringify(ids) : null),
      BrandRow,
    ),
    findEntries(context, { kind: 'brand', _id: ids }),
  ])
  const entries = new Map(written.entries.map((entry) => [entry.id, entry]))
  const references = await findReferences(context, {
    virtual_category: [...entries.values()].flatMap((entry) =>
      entry.references('virtual_category'),
    ),
  })
  return results.map(({ id, title }) => {
    const entry = entries.get(id)
    const [virtual] = entry?.references('virtual_category') ?? []
    return {
      _id: id,
      locale: entry?.locale ?? caller.locale,
      title,
      perex: entry?.text.perex ?? '',
      description: entry?.text.description ?? null,
      image: entry?.text.image ?? null,
      link: entry?.facts.link ?? null,
      virtual_category:
        (virtual && references.get(referenceKey('virtual_category', virtual))) || null,
    }
  })
}
