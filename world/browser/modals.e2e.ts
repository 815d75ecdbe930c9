import type { Page } from 'playwright/test'
import { changeLayoutData } from '../../e2e/change-layout-data.ts'
import { open } from '../../e2e/steps.ts'
import { expect, expectAccessible, hydrated, test } from '../../e2e/test.ts'

const picture = { path: 'banner/hero-summer', alt: 'Ein Ventilator am offenen Fenster' }
/** A picture of the CMS that does not exist. */
const missing = { path: 'banner/gone', alt: '' }
const entry = {
  type: 'entry',
  id: 'autumn',
  title: 'Heizzeit ist Lüftungszeit',
  text: 'Filter jetzt wechseln: Drei Sätze im Abo kosten so viel wie zwei.',
  image: missing,
  link: { type: 'custom_link', target: '/suche?q=filter' },
  linkTitle: 'Zu den Filtern',
}
const seasonal = { type: 'seasonal', title: 'Frohes Fest', images: { cs: picture }, link: null }
const day = 24 * 60 * 60

/** A shop whose CMS has modals, and a visitor with answered cookie consent. */
async function withModals(page: Page, modals: object[], layoutData = '') {
  await changeLayoutData(page, (json) =>
    json
      .replace('"configuration":{', `"configuration":{"modals":${JSON.stringify(modals)},`)
      .replace('"assetVersion":', `${layoutData}"assetVersion":`),
  )
}

const answerConsent = (page: Page) =>
  page.addInitScript(() => {
    const response = { statistics: false, marketing: false, at: Date.now() }
    localStorage.setItem('consent.v1', JSON.stringify(response))
  })

test.describe('§2 modals', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('the entry modal is accessible at 320 px and stays closed afterwards', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await answerConsent(page)
    await withModals(page, [entry])
    await open(page, '/')
    const dialog = page.getByRole('dialog', { name: entry.title })
    await expect(dialog).toContainText(entry.text)
    await expect(dialog.locator('img')).toHaveCount(0)
    await expect(dialog.getByRole('link', { name: entry.linkTitle })).toHaveAttribute(
      'href',
      entry.link.target,
    )
    await expectAccessible(page)
    const box = await dialog.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('wait for the response to the cookie banner', async ({ page }) => {
    await withModals(page, [entry])
    await open(page, '/')
    await page.mouse.move(20, 20)
    const question = page.getByRole('button', { name: 'Alles ablehnen' })
    await expect(question).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await question.click()
    await expect(page.getByRole('dialog', { name: entry.title })).toBeVisible()
  })

  test('wait while the visitor types, also when another tab has answered the banner', async ({
    page,
  }) => {
    await withModals(page, [entry])
    await open(page, '/')
    await page.mouse.move(20, 20)
    await page.getByRole('button', { name: 'Alles ablehnen' }).waitFor()
    const field = page.locator('input[type=email]').first()
    await field.focus()
    await page.evaluate(() => {
      const newValue = JSON.stringify({ statistics: false, marketing: false, at: Date.now() })
      localStorage.setItem('consent.v1', newValue)
      dispatchEvent(new StorageEvent('storage', { key: 'consent.v1', newValue }))
    })
    await expect(page.getByRole('button', { name: 'Alles ablehnen' })).toBeHidden()
    await expect(field).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await field.blur()
    await expect(page.getByRole('dialog', { name: entry.title })).toBeVisible()
  })

  for (const how of ['its button', 'a press beside it'])
    test(`the seasonal modal closes by ${how} and shows once in 100 days`, async ({ page }) => {
      await answerConsent(page)
      await withModals(page, [seasonal])
      await open(page, '/')
      const dialog = page.getByRole('dialog', { name: seasonal.title })
      await expect(dialog.getByAltText(picture.alt)).toBeVisible()
      if (how === 'its button') await dialog.getByRole('button', { name: 'Schließen' }).click()
      else await page.mouse.click(3, 300)
      await expect(dialog).toBeHidden()
      const cookies = await page.context().cookies()
      const { expires = 0 } = cookies.find(({ name }) => name === 'seasonal') ?? {}
      expect(Math.round((expires - Date.now() / 1000) / day)).toBe(100)
      await page.reload()
      await hydrated(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

  test('the admin panel is shown only when the environment may be overridden', async ({ page }) => {
    await answerConsent(page)
    await open(page, '/')
    const button = page.getByRole('button', { name: 'Umgebung' })
    await expect(button).toHaveCount(0)
    await withModals(page, [], '"override":true,')
    await open(page, '/')
    await button.click()
    const panel = page.getByRole('dialog', { name: 'Umgebung' })
    await expect(panel).toContainText('de · http://localhost')
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'netto' }).click()
    await expect(page.getByRole('button', { name: 'netto' }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })
})
