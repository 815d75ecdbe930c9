import type { Page } from 'playwright/test'
import { fan, open, putIntoCart } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

interface Overlay {
  path: string
  width?: number
  /** Needs an item in the cart. */
  withCart?: boolean
  opener: (page: Page) => ReturnType<Page['locator']>
  opened: (page: Page) => ReturnType<Page['locator']>
  /** Its close button; none for a popover. */
  close: RegExp | null
  /** Whether it is modal. */
  fillsWindow?: boolean
}

const modal = (page: Page) => page.locator('dialog[open]')
const list = '/ventilatoren/bad-kleinraumluefter'

/** All overlays. */
const overlays: Record<string, Overlay> = {
  'the added item': {
    path: fan.path,
    opener: (page) => page.locator('#buy button[type=submit]'),
    opened: modal,
    close: /Weiter einkaufen/,
  },
  'the comparison': {
    path: list,
    opener: (page) => page.locator('main .compare-toggle').first(),
    opened: modal,
    close: /Schließen|schließen/,
  },
  'the gallery': {
    path: fan.path,
    opener: (page) => page.locator('.gallery__picture a').first(),
    opened: modal,
    fillsWindow: true,
    close: /Schließen|schließen/,
  },
  'the question before the cart is emptied': {
    path: '/checkout',
    withCart: true,
    opener: (page) => page.getByRole('button', { name: /leeren/ }).first(),
    opened: modal,
    close: /Schließen|schließen/,
  },
  'the menu of a telephone': {
    path: '/',
    width: 390,
    opener: (page) => page.getByRole('button', { name: 'Menü', exact: true }),
    opened: (page) => page.locator('#main-menu:popover-open'),
    close: /Menü schließen/,
  },
  'the filters of a telephone': {
    path: list,
    width: 390,
    opener: (page) => page.locator('.toolbar__filters'),
    opened: (page) => page.locator('.filters:popover-open'),
    close: /schließen/,
  },
  'how the list is sorted': {
    path: list,
    opener: (page) => page.locator('.sort .icon-button'),
    opened: (page) => page.locator('.sort__explanation:popover-open'),
    close: null,
  },
}

const ways: Record<string, (page: Page, overlay: Overlay) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its button': (page, { opened, close }) =>
    opened(page)
      .getByRole('button', { name: close ?? '' })
      .first()
      .press('Enter'),
  'a press beside it': (page, { width }) =>
    width ? page.mouse.click(width - 4, 4) : page.mouse.click(4, 4),
}

for (const [name, overlay] of Object.entries(overlays)) {
  for (const [way, closeBy] of Object.entries(ways)) {
    if (way === 'its button' && !overlay.close) continue
    if (way === 'a press beside it' && overlay.fillsWindow) continue
    test(`WCAG 2.4.3 ${name}: closed by ${way}, the focus returns to its opener`, async ({
      page,
    }) => {
      if (overlay.withCart) await putIntoCart(page)
      if (overlay.width) await page.setViewportSize({ width: overlay.width, height: 844 })
      await open(page, overlay.path)
      const opener = overlay.opener(page)
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(overlay.opened(page)).toBeVisible()
      await closeBy(page, overlay)
      await expect(overlay.opened(page)).toHaveCount(0)
      await expect(opener).toBeFocused()
    })
  }
}

test('WCAG 2.4.3 a removed opener leaves the focus in the content', async ({ page }) => {
  await putIntoCart(page)
  await open(page, '/checkout')
  await page
    .getByRole('button', { name: /leeren/ })
    .first()
    .press('Enter')
  await modal(page).locator('.button--danger').press('Enter')
  await expect(modal(page)).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null))
    .toBe(true)
})

test('WCAG 2.4.3 a response to the cookie banner keeps the focus', async ({ page }) => {
  await open(page, '/')
  await page.mouse.move(20, 20)
  const link = page.getByRole('banner').getByRole('link').first()
  await link.focus()
  const question = page.getByRole('region', { name: /Cookies/ })
  await question.getByRole('button', { name: 'Alles ablehnen' }).press('Enter')
  await expect(question).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body')
})
