import { readBatch, readFittingRows } from '../../db/rows.ts'
import type { CatalogScope, CatalogState } from '../../../domain/catalog/catalog.ts'
import { firstPageOf } from '../../../domain/catalog/shown-pages.ts'
import { notFound } from '../../contract/refusal.ts'
import { findPercent } from '../../pricing/groups.ts'
import { callerVatPercent } from '../../pricing/vat.ts'
import type { Caller } from '../../request/caller.ts'
import { changesQuery } from '../listing/changes.ts'
import { currentSegments, renewSegments } from '../listing/current-segments.ts'
import { diametersOf } from '../search/diameters.ts'
import { findRanks, type Known, type Ranking } from '../search/find-ranks.ts'
import { ranksOfIds } from '../search/given-ranks.ts'
import { matchingVariants } from '../search/matching-variants.ts'
import { catalogueVersion, withDictionary } from './products/dictionary.ts'
import { facetColumns, facetList } from './facets.ts'
import { matchesOf } from './matches.ts'
import { narrowingsOf } from './narrowing.ts'
import { pageColumns, pageOf } from './page-of.ts'
import { pageQuery } from './page-query.ts'
import { findCatalogScope } from './catalog-position.ts'
import { tileOf, type TileContext, TileRow } from './products/tile.ts'
import { totalOf } from './products/totals.ts'
import { hiddenQuery, withoutHidden } from './products/without-hidden.ts'

interface Answered {
  state: CatalogState
  /** Of the catalogue that the answer is made of. */
  version: string
  /** What was looked for instead of the query, because nothing has its words. */
  spelling: string | null
}

/** One page of a listing and the facets of its whole result (spec §7 state call). */
export async function catalogState(
  db: D1Database,
  caller: Caller,
  scope: CatalogScope,
  { withFacets = true } = {},
): Promise<Answered> {
  const { locale, currency } = caller
  const groupPercent = await findPercent(db, caller)
  const prices = { currency, groupPercent, vatPercent: callerVatPercent(caller) }
  const answered = await withDictionary(db, locale, (dictionary) =>
    readState(db, scope, { dictionary, locale, ...prices, withFacets, groups: caller.groups }),
  )
  if (!answered) throw notFound()
  return answered
}

async function readState(
  db: D1Database,
  scope: CatalogScope,
  context: TileContext & { withFacets: boolean; groups: readonly string[] },
): Promise<Answered | null> {
  const { dictionary, locale, currency, withFacets } = context
  const { page, perPage, sort, query } = scope
  const firstPage = firstPageOf(scope)
  const cache = currentSegments()
  const since = cache.seen
  const known = { version: cache.version, diameters: diametersOf(dictionary) }
  const [position, ranking, [version, changes, hidden]] = await Promise.all([
    findCatalogScope(db, scope, dictionary, currency),
    rankingOf(db, scope, locale, known),
    readBatch(db, [catalogueVersion(db), changesQuery(db, since), hiddenQuery(db, context.groups)]),
  ])
  if (version !== cache.version) {
    renewSegments(version)
    return readState(db, scope, context)
  }
  if (!position) return null
  await cache.follow(db, changes, since)

  const hiddenPks = hidden.map(({ pk }) => pk)
  const saved = withoutHidden(position.saved, hiddenPks)
  const narrowings = narrowingsOf(scope, dictionary, context)
  const ranks = ranking && ranking.ranks
  const matching = query ? matchingVariants(query, dictionary) : []
  const shown = { ...context, parameters: position.parameters }
  const request = {
    locale,
    currency,
    sort,
    ranks,
    matching,
    limit: (page - firstPage + 1) * perPage,
    offset: (firstPage - 1) * perPage,
  }
  const segments = await cache.open(db, position.categories, [
    ...[...saved, ...narrowings].flatMap(({ column }) => column ?? []),
    ...pageColumns(request),
    ...(withFacets ? facetColumns(shown) : []),
  ])
  const matches = matchesOf(segments, saved, ranks, narrowings)
  const picks = pageOf(matches, request)
  const reading = picks.length ? readFittingRows(pageQuery(db, picks, context), TileRow) : null
  // Counted while the tiles are read, and at once: whoever waits may find availability changed.
  const total = totalOf(matches)
  const facets = withFacets ? facetList(matches, shown) : []
  const tiles = (await reading) ?? []
  return {
    version,
    spelling: ranking && ranking.spelling,
    state: { products: tiles.map((row) => tileOf(row, context)), total, page, perPage, facets },
  }
}

/** What a query finds, here or elsewhere; null for a listing without one. */
async function rankingOf(
  db: D1Database,
  { query, productIds }: CatalogScope,
  locale: Caller['locale'],
  known: Known,
): Promise<Ranking | null> {
  if (productIds) return { ranks: await ranksOfIds(db, productIds), spelling: null }
  return query ? findRanks(db, locale, query, known) : null
}
