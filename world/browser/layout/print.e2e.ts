import { expect, test } from '../../../e2e/test.ts'
import { fan } from '../../../e2e/fan.ts'
import { makeCustomer } from './customer-with-data.ts'

/* Paper is 688 px wide: A4 with the browser's margins. */

test('§2 print: papers have no control that nobody can press and nothing past their edge', async ({
  page,
}) => {
  const customer = await makeCustomer(page.request)
  await page.setViewportSize({ width: 688, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  const { finished, order, sharedList, list } = customer
  for (const path of [finished, order, list, sharedList, '/user', fan.path]) {
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
