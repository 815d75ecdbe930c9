import type { Context } from 'hono'
import type { PageProfile } from '../cache/profiles.ts'
import type { AppEnv } from '../env.ts'
import { loadLayoutData } from '../loaders/layout-data.ts'
import { type Address, resolvePage } from '../loaders/resolve.ts'
import type { RenderedParts } from '../render/respond.ts'
import type { PublicReads } from '../upstream/reads/public-reads.ts'

type Loaded =
  | { shown: RenderedParts; streams: boolean | null; profile: PageProfile | null }
  | { redirect: Response }

/** A page with its layout data, or a redirect. */
export async function loadPage(
  c: Context<AppEnv>,
  reads: PublicReads,
  address: Address,
): Promise<Loaded> {
  const [resolved, layoutData] = await Promise.all([
    resolvePage(c, reads, address),
    loadLayoutData(c, reads),
  ])
  if (resolved.kind === 'redirect')
    return { redirect: c.redirect(resolved.location, resolved.status) }
  const { page, deferred, streams, profile } = resolved
  return { shown: { page, deferred, layoutData }, streams, profile }
}

export function isOutage({ page }: RenderedParts): boolean {
  return page.screen === 'error' && page.status >= 500
}
