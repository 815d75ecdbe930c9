import type { Page } from 'playwright/test'
import { expect } from '../../e2e/test.ts'

/** Files of lazy parts. */
const late = /\/assets\/(frame|personal|actions|details|filters|navigate-in-place)-/

/** Opens a page without an interaction; records requests of lazy files. */
export async function openUntouched(page: Page, path: string): Promise<string[]> {
  const loaded: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (late.test(pathname)) loaded.push(pathname)
  })
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  return loaded
}
