import { contentProfiles } from '../../cache/profiles.ts'

/** Headers of sitemap files: public, not indexed themselves. */
export const sitemapHeaders: Record<string, string> = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': `public, max-age=${contentProfiles.sitemap.fresh}`,
  'X-Robots-Tag': 'noindex',
}
