import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { databaseIds } from './shop.ts'

/** Runs work on the databases of a folder while no shop is open on it. */
export async function withDatabases<Result>(
  folder: string,
  work: (databases: { db: D1Database; searchDb: D1Database }) => Promise<Result>,
  ids = databaseIds,
): Promise<Result> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      d1Databases: ids,
      resourcePersistencePath: folder,
      telemetry: { enabled: false },
    }),
  )
  try {
    return await work({
      db: await miniflare.getD1Database('DB'),
      searchDb: await miniflare.getD1Database('SEARCH_DB'),
    })
  } finally {
    await miniflare.dispose()
  }
}
