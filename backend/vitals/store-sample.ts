import type { VitalsSample } from '../../domain/vitals/beacon.ts'

/** Maximum rows of the table: the newest. */
export const maxSamples = 40_000
/** Retention in days. */
export const sampleDays = 28

/** Stores the metrics of one page view; beyond the limit the oldest are deleted. */
export async function storeSample(
  db: D1Database,
  { metrics, screen, cache, country, device, connection, version }: VitalsSample,
  now = new Date(),
): Promise<void> {
  await db.batch([
    db
      .prepare(
        `INSERT INTO vital_sample (at, metric, screen, cache, country, device, connection, version, value)
        SELECT ?1, key, ?2, ?3, ?4, ?5, ?6, ?7, value FROM json_each(?8)`,
      )
      .bind(
        now.toISOString(),
        screen,
        cache,
        country,
        device,
        connection,
        version,
        JSON.stringify(metrics),
      ),
    // Ids are ascending, so this is one range at the start of the table.
    db.prepare(
      `DELETE FROM vital_sample WHERE id <= (SELECT max(id) FROM vital_sample) - ${maxSamples}`,
    ),
  ])
}
