import { open } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'
import { findLayoutDefects } from './find-layout-defects.ts'

for (const width of [1366, 1024]) {
  test(`WCAG 1.4.4 text enlarged to 200 % after loading, at ${width} px: the header wraps`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    // Unlike the browser's setting, it does not change the width in em of media queries.
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expect.poll(() => findLayoutDefects(page)).toEqual([])
  })
}

// Narrower than 320 px by a scroll bar, which headless browsers do not have.
for (const width of [305, 375]) {
  test(`WCAG 1.4.4 text enlarged to 200 % after loading, at ${width} px: the cookie question wraps`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 760 })
    await open(page, '/')
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await page.mouse.move(20, 20)
    await page.getByRole('region', { name: /Cookies/ }).waitFor()
    const inQuestion = async () =>
      (await findLayoutDefects(page)).filter((defect) => /consent/.test(JSON.stringify(defect)))
    await expect.poll(inQuestion).toEqual([])
  })
}

test('WCAG 1.4.4 text enlarged to 200 % after loading, at 320 px: names of departments are not broken letter by letter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 760 })
  await open(page, '/')
  const columns = () =>
    page
      .locator('.category-grid')
      .first()
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
  expect(await columns()).toBe(2)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const inGrid = async () =>
    (await findLayoutDefects(page)).filter(({ where }) => /category-grid/.test(where))
  await expect.poll(inGrid).toEqual([])
})
