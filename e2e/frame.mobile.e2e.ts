import { open } from './steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts'

for (const useScript of [true, false]) {
  test.describe(useScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: useScript })

    test('§2 the main menu opens, unfolds and navigates by touch', async ({ page }) => {
      await open(page, '/', useScript)
      const menu = page.getByRole('navigation', { name: 'Sortiment' })
      await page.getByRole('button', { name: 'Menü', exact: true }).tap()
      await expect(menu).toBeVisible()
      await expectNoSidewaysScroll(page)
      if (useScript) await expectAccessible(page)
      await menu.getByRole('button', { name: 'Menü schließen' }).tap()
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: 'Menü', exact: true }).tap()
      if (useScript) {
        await menu.locator('summary[aria-label="Ventilatoren: Unterkategorien"]').tap()
        await menu.getByRole('link', { name: 'Rohrventilatoren', exact: true }).tap()
      } else {
        await menu.getByRole('link', { name: 'Ventilatoren', exact: true }).tap()
        await page
          .getByRole('link', { name: /Rohr- & Kanalventilatoren/ })
          .first()
          .tap()
      }
      await expect(page).toHaveURL(/rohr-kanalventilatoren/)
      await expect(menu).toBeHidden()
    })
  })
}

test('§2 touch targets are 44 px high', async ({ page }) => {
  await open(page, '/')
  const small = await page
    .getByRole('banner')
    .locator('button:visible, a:visible, input:visible, summary:visible')
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('[popover]:not(:popover-open)'))
        .map((element) => ({
          html: element.outerHTML.slice(0, 80),
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.height > 0 && box.height < 44)
        .map(({ html, box }) => `${Math.round(box.height)} ${html}`),
    )
  expect(small).toEqual([])
})
