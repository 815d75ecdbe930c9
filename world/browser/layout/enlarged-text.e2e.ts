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
