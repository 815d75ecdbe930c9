import type { CatalogBanner } from '../../../../domain/content/banners/catalog-banner.ts'
import { byWeight, findEntries } from '../entries/find-entries.ts'
import type { Condition } from '../entries/entry-conditions.ts'
import type { GraphqlContext } from '../graphql/resolver.ts'

interface Wish {
  category?: string | undefined
  skip: number
  limit: number
  checkPermissions: boolean
}

/** Banners for a category and the caller's groups. */
export async function bannersOf(
  context: GraphqlContext,
  { category, ...part }: Wish,
): Promise<{ entities: CatalogBanner[]; total: number }> {
  const { variant, groups } = context.caller
  const { entries, total } = await findEntries(context, {
    kind: 'catalog_banner',
    ...part,
    order: byWeight,
    where: [
      ...(category === undefined ? [] : [emptyOr('category_ids', [category])]),
      ...(part.checkPermissions ? [emptyOr('customer_group_enabled', [variant, ...groups])] : []),
    ],
  })
  return {
    entities: entries.map(({ id, locale, facts, text }) => ({
      ...facts,
      ...text,
      _id: id,
      locale,
    })),
    total,
  }
}

/** A list of the banner is empty or contains one of these. */
function emptyOr(field: 'category_ids' | 'customer_group_enabled', values: string[]): Condition {
  const list = `e.facts -> '${field}'`
  return {
    sql: `(json_array_length(${list}) = 0 OR EXISTS (SELECT 1 FROM json_each(${list}) own
      WHERE own.value IN (SELECT value FROM json_each(?))))`,
    params: [JSON.stringify(values)],
  }
}
