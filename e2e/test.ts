import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test as base } from 'playwright/test'

interface Fixtures {
  /** Console errors that a test provokes on purpose; every other one fails it. */
  expectedErrors: RegExp[]
}

/** A network per test: the shop's rate limits are per network. */
function someNetwork(): string {
  const groups = crypto.getRandomValues(new Uint16Array(6))
  return `2001:db8:${Array.from(groups, (group) => group.toString(16)).join(':')}`
}

/** A test in which an unexpected console.error, hydration warning or thrown error fails. */
export const test = base.extend<Fixtures>({
  expectedErrors: async ({}, use) => use([]),
  extraHTTPHeaders: async ({}, use) => use({ 'CF-Connecting-IP': someNetwork() }),
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    // A pending route handler would delay the closing of the browser context.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const unexpected = errors.filter(
      (text) => !expectedErrors.some((pattern) => pattern.test(text)),
    )
    expect(unexpected, 'errors in the browser console').toEqual([])
  },
})

export { expect }

/** Interacts with the page, then waits for hydration, lazy parts included. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // An interaction without an effect; before the first script nothing listens to it.
    dispatchEvent(new Event('focusin'))
    if (document.documentElement.dataset.ready !== 'true') return false
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
    const isBoundary = () => /^\$[?!~]?$/.test(comments.currentNode.nodeValue ?? '')
    while (comments.nextNode()) if (isBoundary() && isDehydrated(comments.currentNode)) return false
    return true

    // React marks hydrated elements; a lazy part without its script is unmarked.
    function isDehydrated({ nextSibling }: Node) {
      if (!(nextSibling instanceof Element) || isLeft(nextSibling)) return false
      return !Object.keys(nextSibling).some((key) => key.startsWith('__reactFiber$'))
    }

    // Static markup never hydrates; some parts do only near the viewport.
    function isLeft(element: Element) {
      if (element.closest('[data-static]')) return true
      const part = element.closest('[data-hydrates=near]')?.getBoundingClientRect()
      return part ? part.top > innerHeight || part.bottom < 0 : false
    }
  })
}

/** No axe violations of WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  // What waits for a response is dimmed meanwhile.
  const isSettled = () => !document.querySelector('main [aria-busy=true]')
  await page.waitForFunction(isSettled, null, { timeout: 3000 }).catch(() => {})
  // Colours are final after fade-ins only.
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ]).then(() => undefined),
  )
  const findings = await findingsOf(page)
  const isBarAlone =
    findings.length > 0 && findings.every((each) => each.startsWith('target-size:'))
  if (!isBarAlone) return expect(findings, 'findings of axe').toEqual([])
  // A bar that stays in place covers part of a target, but not of the same one after scrolling.
  await page.evaluate(() => scrollBy({ top: scrollY > 60 ? -60 : 60, behavior: 'instant' }))
  const later = await findingsOf(page)
  const lasting = findings.filter((each) => later.includes(each))
  expect(lasting, 'findings of axe').toEqual([])
}

async function findingsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}

/** No horizontal overflow. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  // Charts resize a moment later.
  await expect.poll(overflow, 'pixels of horizontal scroll').toBeLessThanOrEqual(0)
}
