import type { Context } from 'hono'
import type { AppEnv } from '../../env.ts'
import { escapeHtml } from '../../render/escape.ts'
import { sitemapHeaders } from './sitemap-headers.ts'
import { sitemapParts } from './sitemap-parts.ts'
import { slugReads } from './slug-reads.ts'

/** Sitemap index of this domain; each language has a domain, so an index of its own. */
export async function sitemapIndex(c: Context<AppEnv>): Promise<Response> {
  const { origin } = c.var.context
  const parts = await sitemapParts(slugReads(c), c.var.config.VERTICAL)
  const entries = parts.flatMap(({ paths }) =>
    paths.map((path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>\n`),
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
  return new Response(xml, { headers: sitemapHeaders })
}
