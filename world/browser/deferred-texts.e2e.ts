import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { flatten } from '../../scripts/texts/flatten.ts'
import { fan, putIntoCart } from '../../e2e/steps.ts'
import { expect, hydrated, test } from '../../e2e/test.ts'

/** Pages, and their files that load after they are usable. */
const pages: [path: string, ...late: (keyof typeof files)[]][] = [
  ['/', 'texts'],
  ['/ventilatoren/bad-kleinraumluefter', 'texts', 'scripts'],
  [fan.path, 'texts', 'scripts'],
  ['/suche?q=rohr', 'texts', 'scripts'],
  ['/artikel', 'scripts'],
  ['/rechner', 'scripts'],
  ['/checkout', 'texts', 'scripts'],
  ['/login', 'scripts'],
]

const files = {
  texts: /\/texts-[^/]+\/(?!entry\.|[\w-]+\.screen\.)/,
  scripts: /\/assets\/(?!texts-)/,
}

const keys = new Set(
  Object.keys(flatten(JSON.parse(readFileSync('client/i18n/locales/de.json', 'utf8')))).map(
    (path) => path.replace(/\.(zero|one|two|few|many|other)$/, ''),
  ),
)

/** Text keys displayed in place of their texts, also for screen readers only. */
async function rawKeys(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    )
    const found: string[] = []
    while (words.nextNode()) found.push(words.currentNode.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        found.push(element.getAttribute(name) ?? '')
    return found
  })
  return shown.filter((text) => keys.has(text.trim()) && text.includes('.'))
}

/** Opens a page, holding back some files until the rest has hydrated. */
async function openWithLate(page: Page, path: string, isLate: (file: string) => boolean) {
  const { promise: free, resolve: release } = Promise.withResolvers<void>()
  const held: string[] = []
  await page.route('**/assets/**/*.js', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!isLate(pathname)) return route.continue()
    held.push(pathname)
    await free
    await route.continue()
  })
  await page.goto(path)
  await page.mouse.move(20, 20)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  await expect.poll(() => held).not.toEqual([])
  return { held, release }
}

// The page fixture fails on hydration errors and on missing texts.
for (const [path, ...late] of pages) {
  for (const what of late) {
    test(`§9 late ${what} of ${path} never show a text key`, async ({ page }) => {
      if (path === '/checkout') await putIntoCart(page)
      let first = new Set<string>()
      await page.route(
        (url) => url.pathname === path.split('?')[0],
        async (route) => {
          const response = await route.fetch()
          const body = await response.text()
          first = new Set(body.match(/\/assets\/[^"]+\.js/g))
          await route.fulfill({ response, body })
        },
      )
      const { release } = await openWithLate(
        page,
        path,
        // Hydration's own texts and the navigation chunk are on time.
        (file) => files[what].test(file) && !first.has(file) && !file.includes('navigate-in-place'),
      )
      expect(await rawKeys(page)).toEqual([])
      release()
      await hydrated(page)
      expect(await rawKeys(page)).toEqual([])
    })
  }
}
