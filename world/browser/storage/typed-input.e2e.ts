import type { Page } from 'playwright/test'
import { signIn } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'
import { openUntouched } from '../../../e2e/untouched.ts'

const key = 'personal.bulk-order.v2'

async function storeInput(page: Page, owner: string, at = Date.now()) {
  await page.addInitScript(
    ([name, record]) => {
      if (!sessionStorage.getItem('stored')) localStorage.setItem(name ?? '', record ?? '')
      sessionStorage.setItem('stored', '1')
    },
    [key, JSON.stringify({ owner, at, value: [{ code: 'RV-100', amount: '2' }] })],
  )
}

const typed = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key)

test.describe('ASVS 14.3 typed input before the first interaction', () => {
  test('of a guest stays theirs, and loads no deferred part', async ({ page }) => {
    await storeInput(page, 'guest')
    const loaded = await openUntouched(page, '/seite/impressum')
    await page.waitForLoadState('networkidle')
    expect(await typed(page)).toContain('RV-100')
    expect(loaded).toEqual([])
  })

  test('of a guest is shown by the page of its form', async ({ page }) => {
    await storeInput(page, 'guest')
    await openUntouched(page, '/sammelbestellung')
    await expect(page.getByRole('main').getByText('RV-100')).toBeVisible()
  })

  for (const [of, owner, at] of [
    ['a customer who was here before', 'karla', Date.now()],
    ['the day before', 'guest', Date.now() - 25 * 3_600_000],
  ] as const) {
    test(`of ${of} is deleted`, async ({ page }) => {
      await storeInput(page, owner, at)
      await openUntouched(page, '/seite/impressum')
      await expect.poll(() => typed(page)).toBeNull()
    })
  }

  test('of a guest is deleted for a customer who did not sign in to order', async ({ page }) => {
    await signIn(page, 'kunde@luftbasis.example')
    await storeInput(page, 'guest')
    await openUntouched(page, '/seite/impressum')
    await expect.poll(() => typed(page)).toBeNull()
  })
})
