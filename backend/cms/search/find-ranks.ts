import * as z from 'zod'
import type { Databases } from '../../db/databases.ts'
import { rowSchema, readRows } from '../../db/rows.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Ranks } from '../catalog/matches.ts'
import { type Match, matchOf } from './match.ts'
import { findSpelling } from './spelling.ts'

export interface Ranking {
  ranks: Ranks
  /** Spelling correction, if nothing matches the words of the query. */
  spelling: string | null
}

/** Catalogue data for parsing a query. */
export interface QueryContext {
  version: string
  diameters: ReadonlySet<string>
  /** Whether similar words are searched if nothing matches. */
  respells?: boolean
}

/** Queries whose hits are cached per isolate: a shopper filters, sorts and pages. */
const remembered = 24
const rankings = new Map<string, Ranking>()

/**
 * Ranks the products of a query. FTS5 returns all hits, and the first of those with the words in
 * their names: exact, or as prefixes. Its own ranking (bm25) would weigh every hit, which dominates
 * the time of broad queries.
 */
export async function findRanks(
  { searchDb, searchLags = false }: Databases,
  locale: Locale,
  query: string,
  known: QueryContext,
): Promise<Ranking> {
  const { version, respells = true } = known
  const key = JSON.stringify([version, locale, query, respells])
  const before = rankings.get(key)
  rankings.delete(key)
  const ranking = before ?? (await rankingOf(searchDb, locale, query, known))
  // A replica may not have the hits of this version yet.
  if (searchLags && !before) return ranking
  rankings.set(key, ranking)
  for (const oldest of rankings.keys()) {
    if (rankings.size <= remembered) break
    rankings.delete(oldest)
  }
  return ranking
}

async function rankingOf(
  db: D1Database,
  locale: Locale,
  query: string,
  { diameters, respells = true }: QueryContext,
): Promise<Ranking> {
  const match = matchOf(query, { locale, diameters })
  if (!match) return { ranks: new Uint8Array(), spelling: null }
  const ranks = await readRanks(db, locale, match)
  if (ranks.length || !respells) return { ranks, spelling: null }
  const corrected = await findSpelling(db, locale, query)
  const other = corrected && matchOf(corrected, { locale, diameters })
  if (!other) return { ranks, spelling: null }
  const near = await readRanks(db, locale, other)
  return { ranks: near, spelling: near.length ? corrected : null }
}

/** Number of name hits that rank first: beyond any page that visitors open. */
const ranked = 1000

const SearchRow = rowSchema('search', { products: z.string().nullable() })

async function readRanks(db: D1Database, locale: Locale, match: Match): Promise<Ranks> {
  const table = `search_${locale}`
  const results = await readRows(
    db
      .prepare(
        `SELECT group_concat(rowid) AS products FROM ${table} WHERE ${table} MATCH ?1
      UNION ALL SELECT group_concat(rowid) FROM (SELECT rowid FROM ${table} WHERE ${table} MATCH ?2 LIMIT ${ranked})
      UNION ALL SELECT group_concat(rowid) FROM (SELECT rowid FROM ${table} WHERE ${table} MATCH ?3 LIMIT ${ranked})`,
      )
      .bind(match.anywhere, match.inName, match.exactlyInName),
    SearchRow,
  )
  const [all, ...better] = results.map(({ products }) => products ?? '')
  const highest = all ? Number(all.slice(all.lastIndexOf(',') + 1)) : -1
  const ranks = new Uint8Array(highest + 1)
  for (const [index, products] of [all ?? '', ...better].entries())
    rankProducts(ranks, products, index + 1)
  return ranks
}

/** Parses comma-separated numbers in place, because splitting would allocate a string for each. */
function rankProducts(ranks: Ranks, list: string, rank: number): void {
  let number = 0
  for (let at = 0; at < list.length; at++) {
    const digit = list.charCodeAt(at) - 48
    if (digit >= 0) number = number * 10 + digit
    else {
      ranks[number] = rank
      number = 0
    }
  }
  if (list) ranks[number] = rank
}
