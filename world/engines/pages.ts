import type { Browser } from './browser.ts'
import { until } from './until.ts'

/** Path and query of the document that is shown. */
export const address = (browser: Browser) => browser.run(() => location.pathname + location.search)

/** Opens an address and comes back as soon as somebody could press something, scripts or not. */
export async function openEarly(browser: Browser, url: string): Promise<void> {
  await browser.navigate(url)
  await until(() => browser.run(isPainted, url), Boolean, 60_000)
}

/** Runs in the page: it is parsed, and it has its styles, without which nothing is shown. */
function isPainted(url: string): boolean {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  const isParsed = location.href === url && document.readyState !== 'loading'
  return isParsed && [...sheets].every(({ sheet }) => sheet !== null)
}

/** Opens an address and waits until its late parts have come, too. */
export async function openSettled(browser: Browser, url: string): Promise<void> {
  await openEarly(browser, url)
  await settled(browser)
}

/** Gives a sign of a visitor, and waits until the page answers to presses and has nothing more to load. */
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

/** Where a press has led for good: nothing may come after it and take it back. */
export async function lastAddress(browser: Browser, expected: string): Promise<string> {
  await until(
    () => address(browser),
    (now) => now === expected,
    60_000,
  )
  await settled(browser)
  return address(browser)
}

/** How many lines the visitor's cart has, as the shop says. */
export function cartLines(browser: Browser): Promise<number> {
  return browser.run(async () => {
    const { cart }: { cart: { items: unknown[] } | null } = await (await fetch('/api/cart')).json()
    return cart?.items.length ?? 0
  })
}
