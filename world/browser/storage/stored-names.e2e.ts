import {
  byParcel,
  fan,
  open,
  openInfo,
  order,
  fillAddress,
  acceptTerms,
  newEmail,
  register,
} from '../../../e2e/steps.ts'
import { expect, expectNoSidewaysScroll, test } from '../../../e2e/test.ts'

test('TDDDG § 25: the cookie page lists everything that a purchase stores in the browser', async ({
  page,
  context,
}) => {
  const stored = new Set<string>()
  const look = async () => {
    const keys = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ])
    for (const key of keys) stored.add(key.replace(/^personal\.|\.v\d+$/g, ''))
    for (const { name } of await context.cookies()) stored.add(name.replace('__Host-', ''))
  }
  await open(page, `${fan.path}?utm_source=test`)
  await page.mouse.move(20, 20)
  await page.getByRole('button', { name: 'Alles akzeptieren' }).click()
  await page.getByRole('button', { name: 'Vergleichen' }).first().click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'netto' }).click()
  await look()
  await register(page)
  await look()
  await openInfo(page, byParcel, true)
  await fillAddress(page, newEmail('cookies'))
  await acceptTerms(page)
  await look()
  await order(page)
  await expect(page).toHaveURL(/\/checkout\/finished/)
  await look()
  await open(page, '/cookies')
  const table = await page.getByRole('main').getByRole('table').innerText()
  expect(stored.size).toBeGreaterThan(8)
  expect([...stored].filter((name) => !table.includes(name))).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
})
