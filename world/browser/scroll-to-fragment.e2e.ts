import type { Page } from 'playwright/test'
import { fan, open } from '../../e2e/steps.ts'
import { expect, hydrated, test } from '../../e2e/test.ts'

/** Top of the reviews in the window: below the sticky header. */
const top = (page: Page) =>
  page.locator('#reviews').evaluate((reviews) => reviews.getBoundingClientRect().top)
const isThere = (page: Page) =>
  expect(async () => {
    expect(await top(page)).toBeGreaterThanOrEqual(0)
    expect(await top(page)).toBeLessThan(250)
  }).toPass()

/** Scroll positions, frame by frame. */
async function watchPositions(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = new Set<number>()
    Object.assign(window, { seenPositions: seen })
    addEventListener('scroll', () => seen.add(Math.round(scrollY)))
  })
  return () => page.evaluate(() => (Reflect.get(window, 'seenPositions') as Set<number>).size)
}

const link = (page: Page) => page.locator('.product-head__rating')

test('§9 scroll animation: a click on a fragment link scrolls there smoothly', async ({ page }) => {
  await open(page, fan.path)
  await hydrated(page)
  // In-page navigation starts last: until then the browser jumps.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 0))
    const positions = await watchPositions(page)
    await link(page).click()
    await expect(page).toHaveURL(/#reviews$/)
    await isThere(page)
    expect(await positions()).toBeGreaterThan(2)
  }).toPass()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('§9 scroll animation: the keyboard jumps, and the next Tab starts there', async ({ page }) => {
  await open(page, fan.path)
  await hydrated(page)
  const positions = await watchPositions(page)
  await link(page).focus()
  await page.keyboard.press('Enter')
  await isThere(page)
  expect(await positions()).toBe(1)
  await page.keyboard.press('Tab')
  const isInside = () =>
    page.evaluate(() => document.querySelector('#reviews')?.contains(document.activeElement))
  expect(await isInside()).toBe(true)
})

test('§9 scroll animation: prefers-reduced-motion disables it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, fan.path)
  await hydrated(page)
  const positions = await watchPositions(page)
  await link(page).click()
  await isThere(page)
  expect(await positions()).toBe(1)
})

test('§9 scroll animation: the mouse wheel stops it', async ({ page }) => {
  await open(page, fan.path)
  await hydrated(page)
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await link(page).click()
    await page.mouse.wheel(0, -50)
    await expect(page).toHaveURL(/#reviews$/)
    // Twice the duration of the animation.
    await page.waitForTimeout(800)
    expect(await top(page)).toBeGreaterThan(300)
  }).toPass()
})
