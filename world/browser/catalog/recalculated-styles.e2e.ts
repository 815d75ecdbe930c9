import type { Page } from 'playwright/test'
import { expect, hydrated, test } from '../../../e2e/test.ts'

interface TraceEvent {
  name: string
  args?: { elementCount?: number }
}

/** How many elements get a new style by each recalculation after a press. */
async function recalculatedBy(page: Page, press: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The context has no browser')
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await press()
  // Written by Chromium.
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0)
}

test('§9 interaction: a filter restyles what its press changes, not the whole page', async ({
  page,
}) => {
  await page.goto('/ventilatoren')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const option = page.locator('.facet:first-child fieldset .option').nth(1)
  const counts = await recalculatedBy(page, async () => {
    await option.click()
    await expect(option.getByRole('checkbox')).toBeChecked()
  })
  expect(counts.length).toBeGreaterThan(0)
  // Of some 1,500 elements.
  expect(Math.max(...counts)).toBeLessThan(150)
})
