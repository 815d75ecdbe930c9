import assets from 'virtual:asset-manifest'
import type { Context } from 'hono'
import type { TierProps } from '../cache/platform/pages-tier.ts'
import type { AppEnv } from '../env.ts'

/** Everything besides the URL that this visitor's page depends on. */
export function tierProps(c: Context<AppEnv>): TierProps {
  return { context: c.var.context, assetVersion: assets.version }
}
