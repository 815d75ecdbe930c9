/** At most so many of the home page's links, a few at a time. */
const limits = { pages: 150, atOnce: 6 }
const patience = 30_000

interface Page {
  path: string
  status: number
  html: string
}

/**
 * What is left of the demo in a shop that is not the demo, and links of its home page that lead
 * nowhere, such as those to the features of a trade that is switched off.
 */
export async function linkedPages(origin: string): Promise<string[]> {
  const home = await open(origin, '/')
  if (/"og:site_name" content="LuftBasis"/.test(home.html)) return []
  const pages = [home, ...(await openAll(origin, linksOf(origin, home.html)))]
  const dead = pages.filter(({ status }) => status >= 400)
  const ofDemo = pages.filter(({ html }) => /luftbasis/i.test(html))
  return [
    ...dead.map(({ path, status }) => `${origin}/ has a link to ${path}, which answers ${status}.`),
    ...(ofDemo.length > 0
      ? [
          `${origin} still has texts of the demo: LuftBasis is named on ${listed(ofDemo)}. Replace them by an import of content and catalogue.`,
        ]
      : []),
  ]
}

function listed(pages: readonly Page[]): string {
  const first = pages.slice(0, 5).map(({ path }) => path)
  const others = pages.length - first.length
  return first.join(', ') + (others > 0 ? ` and ${others} others` : '')
}

function linksOf(origin: string, html: string): string[] {
  const links = [...html.matchAll(/<a[^>]* href="([^"#?]+)/g)].map(([, link = '']) => link)
  const own = links.map((link) =>
    link.startsWith(`${origin}/`) ? link.slice(origin.length) : link,
  )
  const paths = own.filter((path) => /^\/(?!\/|api\/|cdn\/)/.test(path) && path !== '/')
  return [...new Set(paths)].slice(0, limits.pages)
}

async function openAll(origin: string, paths: string[]): Promise<Page[]> {
  const pages: Page[] = []
  for (let from = 0; from < paths.length; from += limits.atOnce) {
    const some = paths.slice(from, from + limits.atOnce)
    // Bounded: the shop of a beginner is asked as by one visitor.
    // oxlint-disable-next-line no-await-in-loop
    pages.push(...(await Promise.all(some.map((path) => open(origin, path)))))
  }
  return pages
}

async function open(origin: string, path: string): Promise<Page> {
  const response = await fetch(origin + path, { signal: AbortSignal.timeout(patience) })
  return { path, status: response.status, html: await response.text() }
}
