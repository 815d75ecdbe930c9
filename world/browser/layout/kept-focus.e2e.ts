import type { Locator, Page } from 'playwright/test'
import { fan, newEmail, open, putIntoCart } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'
import { reviewed, soldOut } from '../catalog/product-paths.ts'

interface Removing {
  path: string
  before?: (page: Page) => Promise<unknown>
  /** Removes or disables itself when it is pressed. */
  control: (page: Page) => Locator
  /** What the press has done. */
  done: (page: Page) => Promise<unknown>
  key?: string
}

const main = (page: Page) => page.getByRole('main')
const list = '/ventilatoren/bad-kleinraumluefter?f_dn=100'

const removing: Record<string, Removing> = {
  'the amount reduced to its least': {
    path: fan.path,
    before: (page) => page.locator('#buy').getByRole('button', { name: 'Menge erhöhen' }).click(),
    control: (page) => page.locator('#buy').getByRole('button', { name: 'Menge verringern' }),
    done: (page) => expect(page.locator('#buy .quantity__input')).toHaveValue('1'),
  },
  'a filter above the list': {
    path: list,
    control: (page) => page.locator('.chips .chip').first(),
    done: (page) => expect(page.locator('.chips .chip')).toHaveCount(0),
  },
  'all filters': {
    path: list,
    control: (page) => main(page).getByRole('link', { name: 'Alle zurücksetzen' }).first(),
    done: (page) => expect(page.locator('.chips .chip')).toHaveCount(0),
  },
  'a promo code taken back': {
    path: '/checkout',
    async before(page) {
      await page.request.post('/api/cart/coupon', { data: { couponCode: 'WILLKOMMEN10' } })
      await page.reload()
      await open(page, '/checkout')
    },
    control: (page) => page.locator('.coupon--on button'),
    done: (page) => expect(page.locator('.coupon--on')).toHaveCount(0),
  },
  'a promo code redeemed': {
    path: '/checkout',
    async before(page) {
      await page.getByText('Gutscheincode einlösen').first().click()
      await page.locator('[name=couponCode]').fill('WILLKOMMEN10')
    },
    control: (page) => page.locator('form[action="/api/cart/coupon"] button'),
    done: (page) => expect(page.locator('.coupon--on')).toBeVisible(),
  },
  'a line of a bulk order': {
    path: '/sammelbestellung',
    before: (page) => bulkLines(page, 'GIBT-ES-NICHT;2\nAUCH-NICHT;3'),
    control: (page) => page.locator('.bulk-line__remove button').first(),
    done: (page) => expect(page.locator('.bulk-line')).toHaveCount(1),
  },
  'all lines of a bulk order': {
    path: '/sammelbestellung',
    before: (page) => bulkLines(page, 'GIBT-ES-NICHT;2\nAUCH-NICHT;3'),
    control: (page) => page.locator('.bulk-table__clear'),
    done: (page) => expect(page.locator('.bulk-line')).toHaveCount(0),
  },
  'a watch that was started': {
    path: soldOut,
    before: (page) => page.locator('#watcher [name=email]').fill(newEmail('fokus')),
    control: (page) => page.locator('#watcher').getByRole('button'),
    done: (page) => expect(page.locator('#watcher').getByRole('status')).toBeVisible(),
  },
  'a message that was sent': {
    path: '/impressum',
    async before(page) {
      const form = page.locator('form[action="/api/contact"]')
      await form.locator('[name=name]').fill('Jana Weber')
      await form.locator('[name=email]').fill(newEmail('fokus'))
      await form.locator('[name=message]').fill('Passt der Lüfter in ein Rohr von 100 mm?')
      await form.locator('[name=consent]').check()
    },
    control: (page) => page.locator('form[action="/api/contact"] button'),
    done: (page) => expect(main(page).getByRole('status').first()).toContainText('Nachricht'),
  },
  'a review that was written': {
    path: reviewed,
    async before(page) {
      const write = page.locator('#review-form')
      await write.getByRole('link', { name: 'Bewertung schreiben' }).click()
      await write.locator('[value="4"]').check()
      await write.locator('[name=text]').fill('Leise und gut verarbeitet.')
      await write.locator('[name=author]').fill('Jana W.')
      await write.locator('[name=email]').fill(newEmail('fokus'))
    },
    control: (page) => page.locator('#review-form button'),
    done: (page) => expect(page.locator('#review-form').getByRole('status')).toContainText('Danke'),
  },
}

async function bulkLines(page: Page, lines: string) {
  await page.locator('[name=lines]').fill(lines)
  await page.getByRole('button', { name: 'In die Liste' }).click()
  await expect(page.locator('.bulk-line')).toHaveCount(2)
}

for (const [name, { path, before, control, done }] of Object.entries(removing)) {
  test(`WCAG 2.4.3 ${name}: the focus stays near what was pressed`, async ({ page }) => {
    if (path === '/checkout') await putIntoCart(page)
    await open(page, path)
    await before?.(page)
    await control(page).press('Enter')
    await done(page)
    await expect.poll(() => focusIsInContent(page)).toBe(true)
  })
}

const focusIsInContent = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('main') !== null)
