import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Page view metrics without Analytics Engine; the newest ones of 28 days. */
export const vitalSample = sqliteTable(
  'vital_sample',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: text().notNull(),
    /** LCP, INP, CLS, TTFB. */
    metric: text().notNull(),
    screen: text().notNull(),
    cache: text().notNull(),
    /** ISO 3166-1 alpha-2, `XX` for unknown. */
    country: text().notNull(),
    device: text().notNull(),
    connection: text().notNull(),
    /** Of the build. */
    version: text().notNull(),
    value: real().notNull(),
  },
  (t) => [index('vital_sample_at').on(t.at)],
)
