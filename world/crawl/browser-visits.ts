import { type Browser, chromium } from 'playwright'
import type { Locale } from '../../domain/locale.ts'
import { headlessPath } from '../../scripts/test/chromium.ts'
import { type Finding, statusOf } from './crawl.ts'

export interface Address {
  url: string
  locale: Locale
}

/** Timeout of a hanging page or browser. */
const longestVisitMs = 90_000

/**
 * Visits pages in a browser, one after the other. A browser that hangs, which happens occasionally,
 * is replaced, and its page is visited once more; the second time it is a finding.
 */
export async function visitInBrowser(addresses: Iterable<Address>): Promise<Finding[]> {
  const findings: Finding[] = []
  let browser = await launch()
  for (const address of addresses) {
    const reached = { step: '' }
    let found = await withinTime(visit(browser, address, reached))
    if (found === null) {
      console.warn(`${address.url} hangs when it ${reached.step}: once more, in a fresh browser`)
      void browser.close().catch(() => undefined)
      browser = await launch()
      found = await withinTime(visit(browser, address, reached))
    }
    findings.push(...(found ?? [{ url: address.url, problem: `hangs when it ${reached.step}` }]))
  }
  await withinTime(browser.close())
  return findings
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: headlessPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}

/** null: timeout. */
async function withinTime<Value>(work: Promise<Value>): Promise<Value | null> {
  const { promise: over, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), longestVisitMs)
  // Failures after the timeout are ignored.
  work.catch(() => undefined)
  try {
    return await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
  }
}

async function visit(
  browser: Browser,
  { url, locale }: Address,
  reached: { step: string },
): Promise<Finding[]> {
  reached.step = 'gets a tab'
  const [context = await browser.newContext()] = browser.contexts()
  const page = await context.newPage()
  const problems: string[] = []
  const expected = statusOf(url, locale)
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    // Chromium's console message for a document with an error status.
    if (expected >= 400 && message.text().includes(`status of ${expected}`)) return
    problems.push(`logs ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`throws ${String(error)}`))
  page.on('response', (response) => {
    if (response.status() >= 500 && response.status() !== expected)
      problems.push(`asks ${response.url()}: ${response.status()}`)
  })
  reached.step = 'is loaded'
  await page.goto(url)
  reached.step = 'is hydrated'
  await page
    .waitForFunction(
      () => {
        // Lazy parts load with an interaction.
        dispatchEvent(new Event('focusin'))
        return document.documentElement.dataset.ready === 'true'
      },
      null,
      { timeout: 20_000 },
    )
    .catch(() => problems.push('does not become interactive'))
  reached.step = 'is closed'
  await page.close()
  return problems.map((problem) => ({ url, problem }))
}
