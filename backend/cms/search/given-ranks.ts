import type { Ranks } from '../catalog/matches.ts'

const best = 255

/** Ranks of products that somebody else has found, in their order; at most 255 of them. */
export async function givenRanks(db: D1Database, ids: readonly string[]): Promise<Ranks> {
  const { results } = await db
    .prepare(
      `SELECT p.n, j.key AS place FROM json_each(?1) j JOIN product p ON p.id = j.value
      WHERE j.key < ?2`,
    )
    .bind(JSON.stringify(ids), best)
    .all<{ n: number; place: number }>()
  const ranks = new Uint8Array(Math.max(0, ...results.map(({ n }) => n + 1)))
  // Named twice, it stands where it is named first.
  for (const { n, place } of results) ranks[n] = Math.max(ranks[n] ?? 0, best - place)
  return ranks
}
