import type { D1Migration } from '@cloudflare/vitest-pool-workers'
import type { Env } from '../env.ts'
import type * as main from '../index.ts'

declare global {
  namespace Cloudflare {
    interface Env {
      DB: D1Database
      SEARCH_DB: D1Database
      REPLICA: D1Database
      SEARCH_REPLICA: D1Database
      ASSETS: Fetcher
      FILES: R2Bucket
      BACKUPS: R2Bucket
      IMAGES: ImagesBinding
      TEST_MIGRATIONS: D1Migration[]
      TEST_SEARCH_MIGRATIONS: D1Migration[]
      /** Statements that create the tables of all migrations. */
      TEST_TABLES: Record<'db' | 'searchDb', string[]>
      [variable: string]: unknown
    }
    interface GlobalProps {
      mainModule: typeof main
    }
  }
}

export type { Env }
