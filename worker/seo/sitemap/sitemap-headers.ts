import { contentProfiles } from '../../cache/profiles.ts'

/** Of every file of the site map: the same for everybody, and nothing to be found itself. */
export const sitemapHeaders: Record<string, string> = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': `public, max-age=${contentProfiles.sitemap.fresh}`,
  'X-Robots-Tag': 'noindex',
}
