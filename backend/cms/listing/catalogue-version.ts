/**
 * Statement for the batch that changes the catalogue: a new version, by which isolates know that
 * what they remember is outdated. Each is later than the one before, also if a run changes the
 * catalogue several times at one time.
 */
export function nextCatalogueVersion(db: D1Database, now: string): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO meta (key, value) VALUES ('catalogue_version', ?1)
      ON CONFLICT (key) DO UPDATE SET value = iif(value < ?1, ?1,
        coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', value, '+0.001 seconds'), ?1))`,
    )
    .bind(now)
}
