import { expect, test } from '../../../e2e/test.ts'
import { fan } from '../../../e2e/fan.ts'
import { open, putIntoCart, register } from '../../../e2e/steps.ts'
import { makeCustomer } from './customer-with-data.ts'

/* Paper is 688 px wide: A4 with the browser's margins. */

test('§2 print: papers have no control that nobody can press and nothing past their edge', async ({
  page,
}) => {
  const customer = await makeCustomer(page.request)
  await page.setViewportSize({ width: 688, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  const { finished, order, sharedList, list } = customer
  for (const path of [finished, order, list, sharedList, '/user', '/user/documents', fan.path]) {
    await page.goto(path)
    const defects = await page.getByRole('main').evaluate((main) => {
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().height > 1
      const shown = [...main.querySelectorAll('*')].filter(isShown)
      const controls = shown.filter((element) => element.matches('button, input, select, textarea'))
      const headings = shown.filter((element) => {
        const next = element.parentElement?.lastElementChild
        if (!element.matches('section > h2') || !element.parentElement || !next) return false
        return [...element.parentElement.children].every(
          (part) => part === element || !isShown(part),
        )
      })
      const wide = shown.filter((element) => element.getBoundingClientRect().right > 689)
      return [...controls, ...headings, ...wide].map((element) => element.outerHTML.slice(0, 160))
    })
    expect(defects, path).toEqual([])
  }
})

test('§2 print: no row of products runs past the paper, and texts are whole', async ({ page }) => {
  await page.setViewportSize({ width: 688, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/ventilatoren', '/ventilatoren/bad-kleinraumluefter', fan.path]) {
    await page.goto(path)
    const cut = await page.getByRole('main').evaluate((main) => {
      const shown = [...main.querySelectorAll('*')].filter((each) => each.checkVisibility())
      const past = shown.filter((each) => each.getBoundingClientRect().right > 689)
      const shortened = shown.filter(
        (each) =>
          getComputedStyle(each).textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth,
      )
      return [...past, ...shortened].map((element) => element.outerHTML.slice(0, 160))
    })
    expect(cut, path).toEqual([])
  }
  await expect(page.locator('.catalog__perex summary')).toBeHidden()
})

test('§2 print: of the gifts only the chosen ones are on paper', async ({ page }) => {
  await putIntoCart(page, { amount: 5 })
  await open(page, '/checkout')
  const gifts = page.locator('.order-gifts')
  const box = gifts.locator('input').first()
  await expect(box).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(gifts).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await box.check()
  await expect(page.locator('.totals')).toContainText('Zugaben')
  await page.emulateMedia({ media: 'print' })
  await expect(gifts.getByRole('listitem').filter({ visible: true })).toHaveCount(1)
  await expect(box).toBeHidden()
})

test('§2 print: a profile has no section about its deletion', async ({ page }) => {
  await register(page)
  await page.emulateMedia({ media: 'print' })
  await page.goto('/user/settings')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
  await expect(page.locator('form[action="/api/user/delete"]')).toBeHidden()
  await expect(page.locator('#delete, #export').filter({ visible: true })).toHaveCount(0)
})
