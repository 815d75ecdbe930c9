interface Row {
  segment_n: number
  name: string
  data: string
}

/** Segments per database answer; large answers are split. */
const segmentsPerRead = 32

/** Stored columns of segments, by segment number and column name. */
export async function readColumns(
  db: D1Database,
  segments: readonly number[],
  names: readonly string[],
): Promise<Map<number, Map<string, string>>> {
  const parts = Array.from({ length: Math.ceil(segments.length / segmentsPerRead) }, (_, index) =>
    segments.slice(index * segmentsPerRead, (index + 1) * segmentsPerRead),
  )
  const responses = await Promise.all(
    parts.map((part) =>
      db
        .prepare(
          `SELECT segment_n, name, data FROM segment_column
          WHERE segment_n IN (SELECT value FROM json_each(?1)) AND name IN (SELECT value FROM json_each(?2))`,
        )
        .bind(JSON.stringify(part), JSON.stringify(names))
        .all<Row>(),
    ),
  )
  const found = new Map(segments.map((n) => [n, new Map<string, string>()]))
  for (const { results } of responses)
    for (const { segment_n, name, data } of results) found.get(segment_n)?.set(name, data)
  return found
}
