import type { Page } from 'playwright/test'
import { expect } from './test.ts'

/** Files of lazy parts. */
const late = /\/assets\/(frame|links|personal|actions|details|filters|navigate-in-place)-/

/** Opens a page without an interaction; records requests of lazy files. */
export async function openUntouched(page: Page, path: string): Promise<string[]> {
  const loaded = watchRequests(page, late)
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  return loaded
}

/** Records the paths of requests that match. */
export function watchRequests(page: Page, pattern: RegExp): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pattern.test(pathname)) requests.push(pathname)
  })
  return requests
}

/** The header's number of items. */
export const cartCount = (page: Page) => page.getByRole('banner').locator('.cart-link__count')
