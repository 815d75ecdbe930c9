import type { Context } from 'hono'
import { shopNameOf } from '../../client/page-title.ts'
import { linkHref } from '../../client/ui/link-href.ts'
import type { TextKey } from '../../client/i18n/text.ts'
import type { Menu, MenuItem } from '../../domain/site.ts'
import { type Routes, routesOf } from '../../domain/routes.ts'
import type { AppEnv } from '../env.ts'
import { loadLayoutData } from '../loaders/layout-data.ts'
import { textOf } from '../texts.ts'
import { publicReads } from '../upstream/reads/public-reads.ts'

type MenuCode = Menu['code']

/** Sections of the file, made of menus that every page's layout has too. */
const sections: { title: TextKey; menus: readonly MenuCode[] }[] = [
  { title: 'siteFiles.categories', menus: ['main'] },
  { title: 'siteFiles.service', menus: ['footer-shop', 'footer-service'] },
  { title: 'siteFiles.policies', menus: ['footer-legal'] },
]

/** A guide for language models (llmstxt.org): what the shop sells, and where to find what. */
export async function llmsTxt(c: Context<AppEnv>): Promise<Response> {
  const { locale, origin } = c.var.context
  const routes = routesOf(locale)
  const [text, { site }] = await Promise.all([
    textOf(c.var.context),
    loadLayoutData(c, publicReads(c)),
  ])
  const { company, email, phone } = site.globals.contact
  const shopName = shopNameOf(site.globals) || new URL(origin).hostname
  const menuOf = (code: MenuCode) => site.menus.find((menu) => menu.code === code)?.items ?? []
  const lines = [
    `# ${company || shopName}`,
    '',
    `> ${text('siteFiles.description', { shop: shopName })}`,
    '',
    `- ${text('siteFiles.search', { shop: shopName })}: ${origin}${routes.search()}?q=…`,
    `- [${text('checkout.contact')}](${origin}${routes.contact()}): ${[email, phone].filter(Boolean).join(', ')}`,
    ...sections.flatMap(({ title, menus }) =>
      section(text(title), linksOf(menus.flatMap(menuOf), routes, origin)),
    ),
    '',
  ]
  return c.text(lines.join('\n'), 200, {
    // A menu that failed to load is left out, so the file is not cached for a day.
    'Cache-Control': 'public, max-age=3600',
  })
}

function section(title: string, links: string[]): string[] {
  return links.length === 0 ? [] : ['', `## ${title}`, '', ...links]
}

/** The first level only: the site map lists everything. */
function linksOf(items: MenuItem[], routes: Routes, origin: string): string[] {
  const lines = items.flatMap(({ title, link }) => {
    const href = linkHref(link, routes)?.href
    return href?.startsWith('/') ? [`- [${inLink(title)}](${origin}${href})`] : []
  })
  return [...new Set(lines)]
}

/** Brackets and line breaks of a title would end a Markdown link. */
function inLink(title: string): string {
  return title.replaceAll(/[[\]\s]+/g, ' ').trim()
}
