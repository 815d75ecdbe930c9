import type { Page } from 'playwright/test'
import { type PersonalPaths, makeCustomer } from './customer-with-data.ts'
import { findLayoutDefects } from './find-layout-defects.ts'
import { type View, views } from './screens.ts'
import { expect, hydrated, test as base } from '../../../e2e/test.ts'

/** Viewport widths by the browser's text size; 16 px by default. */
const widthsOf = {
  16: [320, 390, 600, 768, 1024, 1440],
  20: [320, 768, 1366],
  32: [320, 600, 1440],
}

/** Widths at which a text size is set on the root element, which media queries do not know. */
const rootWidths = [320, 390]

/** Widths at which a reader's own spacing applies. */
const spacedWidths = [320, 390, 768, 1024, 1366]

interface Customer {
  cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>
  paths: PersonalPaths
}

const test = base.extend<object, { customer: Customer }>({
  customer: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL ?? '' })
      const paths = await makeCustomer(context.request)
      await use({ paths, cookies: await context.cookies() })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'parallel', timeout: 180_000 })

for (const [screen, viewsOfScreen] of Object.entries<Record<string, View>>(views)) {
  for (const [name, view] of Object.entries(viewsOfScreen)) {
    test.describe(() => {
      test.use({ expectedErrors: view.status ? [new RegExp(`status of ${view.status}`)] : [] })

      test(`§9 ${screen}, ${name}: nothing is cut, covered or too small, 320 to 1440 px, text at 100, 125 and 200 %`, async ({
        page,
        customer,
      }) => {
        await openView(page, view, customer)
        expect(await screenOf(page)).toBe(screen)
        expect(await defectsAtEachSize(page, view)).toEqual([])
        expect(await defectsOfRootSize(page, view)).toEqual([])
      })

      test(`WCAG 1.4.12 ${screen}, ${name}: nothing is cut or covered with a reader's own spacing of text`, async ({
        page,
        customer,
      }) => {
        await openView(page, view, customer)
        await spaceText(page)
        expect(await defectsAt(page, view, spacedWidths)).toEqual([])
      })
    })
  }
}

async function openView(page: Page, view: View, { cookies, paths }: Customer) {
  if (view.as === 'customer') await page.context().addCookies(cookies)
  await page.goto(typeof view.path === 'string' ? view.path : view.path(paths))
  await hydrated(page)
  await view.prepare?.(page)
  await page.waitForLoadState('networkidle')
}

/** Screen rendered by the Worker, from its hydration data. */
async function screenOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const boot = document.querySelector('#boot')?.textContent
    return boot ? JSON.parse(boot).page.screen : 'no screen'
  })
}

/** With text at 200 % by a style of the root element, as extensions and WebViews set it. */
async function defectsOfRootSize(page: Page, view: View) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const found = await defectsAt(page, view, rootWidths)
  // A word that is wider than its column may be broken; 320 px at 200 % is beyond WCAG.
  return found.filter((defect) => /: sideways/.test(defect) || !/^320|: letters/.test(defect))
}

/** As extensions and user style sheets set it; a style element would be refused by the CSP. */
async function spaceText(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    const all = 'line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em'
    sheet.replaceSync(`* { ${all.replaceAll(';', ' !important;')} !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets = [sheet]
  })
}

async function defectsAt(page: Page, { belowEm = Infinity }: View, widths: number[]) {
  const found: string[] = []
  for (const width of widths.filter((one) => one / 16 < belowEm)) {
    await page.setViewportSize({ width, height: 900 })
    await settledLayout(page)
    const defects = await findLayoutDefects(page)
    found.push(...defects.map(({ kind, where, detail }) => `${width}: ${kind} ${where}, ${detail}`))
  }
  return found
}

/** Two frames: resize observers have run by then. */
async function settledLayout(page: Page) {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

async function defectsAtEachSize(page: Page, { belowEm = Infinity }: View): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  const found = new Map<string, string[]>()
  for (const [key, widths] of Object.entries(widthsOf)) {
    const size = Number(key)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size } })
    for (const width of widths.filter((one) => one / size < belowEm)) {
      await page.setViewportSize({ width, height: 900 })
      await settledLayout(page)
      for (const { kind, where, detail } of await findLayoutDefects(page)) {
        const defect = `${kind}: ${where}`
        found.set(defect, [...(found.get(defect) ?? []), `${width} px/${size}: ${detail}`])
      }
    }
  }
  return [...found].map(([defect, places]) => `${defect} -- ${places.join('; ')}`)
}
