import type { CatalogScope, CatalogState } from '../../../domain/catalog.ts'
import { notFound } from '../../contract/refusal.ts'
import { findGroupPercent } from '../../pricing/groups.ts'
import type { Caller } from '../../request/caller.ts'
import { searchPlace, wantedVariants } from '../search/place.ts'
import { candidates, type Sql } from './candidates.ts'
import { versionQuery, withDictionary, type Dictionary } from './dictionary.ts'
import {
  facetList,
  facetsOfCandidates,
  facetsOfCategory,
  totalOfCandidates,
  type FacetRow,
} from './facets.ts'
import { narrowingsOf } from './narrowing.ts'
import { pageOfCandidates, pageOfCategory } from './page-query.ts'
import { tileOf, type TileContext, type TileRow } from './tile.ts'

interface Answered {
  state: CatalogState
  /** Of the catalogue that the answer is made of. */
  version: string
}

/** One page of a listing and the facets of its whole result (spec §7 state call). */
export async function catalogState(
  db: D1Database,
  caller: Caller,
  scope: CatalogScope,
  { withFacets = true } = {},
): Promise<Answered> {
  const groupPercent = await findGroupPercent(db, caller.groups)
  const { locale, currency } = caller
  const answered = await withDictionary(db, locale, async (dictionary) => {
    const categoryN = findPlace(scope, dictionary)
    return categoryN === null
      ? null
      : readState(db, scope, categoryN, { dictionary, locale, currency, groupPercent, withFacets })
  })
  if (!answered) throw notFound()
  return answered
}

async function readState(
  db: D1Database,
  scope: CatalogScope,
  categoryN: number,
  context: TileContext & { withFacets: boolean },
): Promise<Answered> {
  const { dictionary, locale, currency, withFacets } = context
  const narrowings = narrowingsOf(scope, dictionary, context)
  const parameters = dictionary.filters.get(categoryN) ?? []
  const { page, perPage, sort, query } = scope
  const wanted = query ? wantedVariants(query, dictionary) : null
  const pageOf = { locale, currency, sort, limit: perPage, offset: (page - 1) * perPage, wanted }
  const statement = ({ sql, bindings }: Sql) => db.prepare(sql).bind(...bindings)

  const whole = narrowings.length === 0 && !query
  const place = query ? searchPlace(query, locale, categoryN) : categoryPlace(categoryN)
  const candidate = candidates(place, narrowings)
  const narrowed = withFacets
    ? facetsOfCandidates(candidate, narrowings, parameters, currency)
    : totalOfCandidates(candidate)
  const [versions, rows, offered, counted] = await db.batch<
    TileRow & FacetRow & { version: string }
  >([
    versionQuery(db),
    statement(whole ? pageOfCategory(categoryN, pageOf) : pageOfCandidates(candidate, pageOf)),
    statement(facetsOfCategory(categoryN)),
    ...(whole ? [] : [statement(narrowed)]),
  ])
  const offers = offered?.results ?? []
  const counts = whole ? offers : (counted?.results ?? [])
  return {
    version: versions?.results[0]?.version ?? '',
    state: {
      products: (rows?.results ?? []).map((row) => tileOf(row, context)),
      total: counts.find((row) => row.kind === 'available')?.high ?? 0,
      page,
      perPage,
      facets: withFacets ? facetList(offers, counts, { ...context, parameters }) : [],
    },
  }
}

/** Number of the category that is listed, 0 for the whole catalogue; null for an unknown one. */
function findPlace(
  { categoryId, virtualCategoryId }: CatalogScope,
  dictionary: Dictionary,
): number | null {
  // Virtual categories come with the content of a later release.
  if (virtualCategoryId !== undefined) return null
  if (categoryId === undefined) return 0
  return dictionary.categoryById.get(categoryId)?.n ?? null
}

function categoryPlace(categoryN: number): Sql {
  return {
    sql: 'SELECT product_n, position AS place FROM listing WHERE category_n = ?',
    bindings: [categoryN],
  }
}
