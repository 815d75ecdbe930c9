import { Hono } from 'hono'
import { crawlers, siteFiles } from '../../domain/routes.ts'
import type { AppEnv } from '../env.ts'
import { brandOf } from '../loaders/brand-of.ts'
import { serveBrandSheet } from '../render/brand-sheet.ts'
import { closedForMaintenance } from '../request/maintenance.ts'
import { llmsTxt } from './llms-txt.ts'
import { robotsTxt } from './robots-txt.ts'
import { openSearch, securityTxt, webManifest } from './site-files.ts'
import { sitemapConfig } from './sitemap/sitemap-config.ts'
import { sitemapIndex } from './sitemap/sitemap-index.ts'

/** Endpoints for search engines besides pages. */
export const seo = new Hono<AppEnv>()
  .get(crawlers.robots, robotsTxt)
  .get(siteFiles.manifest, webManifest)
  .get(siteFiles.openSearch, openSearch)
  .get(siteFiles.securityTxt, securityTxt)
  .get(siteFiles.llmsTxt, llmsTxt)
  // Optional beside content without a head, such as a sitemap file.
  .get('/favicon.ico', async (c) => c.redirect((await brandOf(c)).favicon, 302))
  .get('/brand.css', serveBrandSheet)
  .get(crawlers.sitemap, closedForMaintenance(), sitemapIndex)
  .get(crawlers.sitemapConfig, closedForMaintenance(), sitemapConfig)
