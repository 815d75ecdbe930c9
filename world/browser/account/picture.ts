import type { Page } from 'playwright/test'

/** Screenshots of a page at three widths, if a folder for them is configured. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS']
  if (!folder) return
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
    [320, 700],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1366, height: 768 })
}
