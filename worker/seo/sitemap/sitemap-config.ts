import type { Context } from 'hono'
import { crawlers } from '../../../domain/routes.ts'
import type { AppEnv } from '../../env.ts'
import { originOf } from '../../loaders/head.ts'
import { sitemapHeaders } from './sitemap-headers.ts'
import { sitemapParts } from './sitemap-parts.ts'
import { urlsPerPart } from './sitemap-sections.ts'
import { slugReads } from './slug-reads.ts'

/** Structure of the sitemap as JSON, for audits and for submission to search engines. */
export async function sitemapConfig(c: Context<AppEnv>): Promise<Response> {
  const { origin, locale } = c.var.context
  const parts = await sitemapParts(slugReads(c), c.var.config.VERTICAL)
  const config = {
    locale,
    sitemap: origin + crawlers.sitemap,
    urlsPerFile: urlsPerPart,
    sections: parts.map(({ name, entries, paths }) => ({
      name,
      entries,
      files: paths.map((path) => origin + path),
    })),
    domains: c.var.config.DOMAINS.map((domain) => ({
      locale: domain.locale,
      sitemap: originOf(domain, origin) + crawlers.sitemap,
    })),
  }
  return c.json(config, 200, {
    ...sitemapHeaders,
    'Content-Type': 'application/json; charset=utf-8',
  })
}
