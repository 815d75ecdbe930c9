import { crawlers } from '../../../domain/routes.ts'
import type { Vertical } from '../../../domain/verticals.ts'
import { indexedPaths } from './indexed-screens.ts'
import { screensSection, sitemapSections, urlsPerPart } from './sitemap-sections.ts'
import type { SlugReads } from './slug-reads.ts'

/** A section with its size and file paths. */
export interface SitemapParts {
  name: string
  /** Number of CMS entries in all languages. */
  entries: number
  paths: string[]
}

/** All sitemap files of a domain. */
export async function sitemapParts(
  list: SlugReads,
  vertical: Vertical | '',
): Promise<SitemapParts[]> {
  const sections = await Promise.all(
    sitemapSections.map(async ({ name, type }) => {
      const { total } = await list(type, 0, 1)
      return { name, entries: total, paths: pathsOf(name, Math.ceil(total / urlsPerPart)) }
    }),
  )
  const screens = {
    name: screensSection,
    entries: (await indexedPaths(vertical, list)).length,
    paths: pathsOf(screensSection, 1),
  }
  return [screens, ...sections]
}

function pathsOf(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => crawlers.sitemapPart(name, index + 1))
}
