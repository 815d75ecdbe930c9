import type { Browser } from './browser.ts'
import { until } from './until.ts'

/** Path and query of the current document. */
export const address = (browser: Browser) => browser.run(() => location.pathname + location.search)

/** Navigates and returns as soon as the page is clickable, with or without scripts. */
export async function openEarly(browser: Browser, url: string): Promise<void> {
  await browser.navigate(url)
  await until(() => browser.run(isPainted, url), Boolean, 60_000)
}

/** Runs in the page: parsed and styled. */
function isPainted(url: string): boolean {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  const isParsed = location.href === url && document.readyState !== 'loading'
  return isParsed && [...sheets].every(({ sheet }) => sheet !== null)
}

/** Navigates and waits for lazy parts, too. */
export async function openSettled(browser: Browser, url: string): Promise<void> {
  await openEarly(browser, url)
  await settled(browser)
}

/** Interacts, and waits until the page is hydrated and idle. */
export async function settled(browser: Browser): Promise<void> {
  const scripts = () =>
    browser.run(() => {
      dispatchEvent(new Event('focusin'))
      return document.documentElement.dataset.ready === 'true'
        ? performance.getEntriesByType('resource').length
        : 0
    })
  let before = 0
  await until(
    async () => {
      const now = await scripts()
      const quiet = now > 0 && now === before
      before = now
      await new Promise((resolve) => setTimeout(resolve, 300))
      return quiet
    },
    Boolean,
    60_000,
  )
}

/** Final URL after a press: no later navigation may revert it. */
export async function lastAddress(browser: Browser, expected: string): Promise<string> {
  await until(
    () => address(browser),
    (now) => now === expected,
    60_000,
  )
  await settled(browser)
  return address(browser)
}

/** Number of lines in the visitor's cart, from the shop. */
export function cartLines(browser: Browser): Promise<number> {
  return browser.run(async () => {
    const { cart }: { cart: { items: unknown[] } | null } = await (await fetch('/api/cart')).json()
    return cart?.items.length ?? 0
  })
}
