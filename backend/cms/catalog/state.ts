import * as z from 'zod'
import type { Databases } from '../../db/databases.ts'
import { readBatch, readFittingRows, rowSchema } from '../../db/rows.ts'
import type { CatalogScope, CatalogState } from '../../../domain/catalog/catalog.ts'
import type { UnderstoodQuery } from '../../../domain/catalog/understood.ts'
import { firstPageOf } from '../../../domain/catalog/page-range.ts'
import { notFound } from '../../contract/refusal.ts'
import { findPercent } from '../../pricing/groups.ts'
import { callerVatPercents } from '../../pricing/vat.ts'
import type { Caller } from '../../request/caller.ts'
import { changesQuery } from '../listing/changes.ts'
import { currentSegments, invalidateSegments } from '../listing/current-segments.ts'
import { diametersOf } from '../search/diameters.ts'
import { writtenSpelling } from '../search/typed/written-spelling.ts'
import { findMatches } from '../search/find-matches.ts'
import type { SearchMatches } from '../search/open-search.ts'
import { ranksOfIds } from '../search/ranks-of-ids.ts'
import { exceedsPriceLimit, requestedSort } from '../search/typed/requested-sort.ts'
import { type CategoryEntry, catalogueVersion, withDictionary } from './products/dictionary.ts'
import { facetColumns, facetList } from './facets.ts'
import { matchesOf } from './matches.ts'
import { narrowingsOf } from './narrowing.ts'
import { pageInTurn } from './page-in-turn.ts'
import { pageColumns, pageOf } from './page-of.ts'
import { pageQuery } from './page-query.ts'
import { findCatalogScope } from './catalog-position.ts'
import { tileOf, type TileContext, TileRow } from './products/tile.ts'
import { totalOf } from './products/totals.ts'
import { hiddenQuery, withoutHidden } from './products/without-hidden.ts'

const ListedRow = rowSchema('product', { ...TileRow.shape, matching: z.number() })

interface CatalogStateResponse {
  state: CatalogState
  /** Version of the catalogue behind the response. */
  version: string
  /** Spelling correction of the query, if nothing matches its words. */
  spelling: string | null
  /** How the query was parsed. */
  understood: UnderstoodQuery | null
  /** Categories that the query names. */
  named: readonly CategoryEntry[]
}

/** One page of a listing with the facets of its whole result (spec §7 state call). */
export async function catalogState(
  databases: Databases,
  caller: Caller,
  scope: CatalogScope,
  { withFacets = true } = {},
): Promise<CatalogStateResponse> {
  const { db } = databases
  const { locale, currency } = caller
  const groupPercent = await findPercent(db, caller)
  const prices = { currency, groupPercent, vatPercents: callerVatPercents(caller) }
  const response = await withDictionary(db, locale, (dictionary) =>
    readState(databases, scope, {
      dictionary,
      locale,
      ...prices,
      withFacets,
      groups: caller.groups,
    }),
  )
  if (!response) throw notFound()
  return response
}

async function readState(
  databases: Databases,
  scope: CatalogScope,
  context: TileContext & { withFacets: boolean; groups: readonly string[] },
): Promise<CatalogStateResponse | null> {
  const { db } = databases
  const { dictionary, locale, currency, withFacets } = context
  const { page, perPage, query, productIds } = scope
  const sort = productIds ? scope.sort : requestedSort(scope)
  const firstPage = firstPageOf(scope)
  const cache = currentSegments()
  const since = cache.seen
  const [position, given, [version, changes, hidden]] = await Promise.all([
    findCatalogScope(db, scope, dictionary, currency),
    productIds ? ranksOfIds(db, productIds) : null,
    readBatch(db, [catalogueVersion(db), changesQuery(db, since), hiddenQuery(db, context.groups)]),
  ])
  if (version !== cache.version) {
    invalidateSegments(version)
    return readState(databases, scope, context)
  }
  if (!position) return null
  await cache.follow(db, changes, since)

  const saved = withoutHidden(
    position.saved,
    hidden.map(({ pk }) => pk),
  )
  const narrowings = narrowingsOf(scope, dictionary, context)
  const shown = { ...context, parameters: position.parameters }
  const availableFirst = query !== undefined && !given && sort === 'default'
  const ordered = { locale, currency, sort, availableFirst }
  const columns = [
    ...[...saved, ...narrowings].flatMap(({ column }) => column ?? []),
    ...pageColumns(ordered),
    ...(withFacets ? facetColumns(shown) : []),
  ]
  const known = { version, diameters: diametersOf(dictionary) }
  const search = {
    databases,
    locale,
    dictionary,
    cache,
    known,
    saved,
    scope,
    prices: context,
    columns,
    chosen: narrowings,
    within: position.categories,
  }
  const { matches, alternatives, ranks, spelling, understood, named }: SearchMatches =
    query !== undefined && !given
      ? await findMatches(query, search)
      : {
          matches: matchesOf(
            await cache.open(db, position.categories, columns),
            saved,
            given,
            narrowings,
          ),
          alternatives: [],
          ranks: given,
          spelling: null,
          understood: null,
          named: [],
        }
  if (sort === 'default' && exceedsPriceLimit(understood))
    return readState(databases, { ...scope, sort: 'price' }, context)
  const request = {
    ...ordered,
    ranks,
    limit: (page - firstPage + 1) * perPage,
    offset: (firstPage - 1) * perPage,
  }
  const picks =
    sort === 'default' ? pageInTurn(matches, alternatives, request) : pageOf(matches, request)
  const reading = picks.length ? readFittingRows(pageQuery(db, picks, context), ListedRow) : null
  // Counted while the tiles are read, without awaiting first: availability may change meanwhile.
  const total = totalOf(matches)
  const facets = withFacets ? facetList(matches, shown) : []
  const tiles = (await reading) ?? []
  return {
    version,
    spelling:
      spelling &&
      writtenSpelling(
        spelling,
        query ?? '',
        tiles.map(({ name }) => name),
      ),
    understood,
    named: named.flatMap((pk) => dictionary.categories.get(pk) ?? []),
    state: {
      products: tiles.map((row) => ({
        ...tileOf(row, context),
        ...(query !== undefined && { matchingVariants: row.matching }),
      })),
      total,
      page,
      perPage,
      facets,
    },
  }
}
