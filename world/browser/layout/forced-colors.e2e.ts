import type { Locator, Page } from 'playwright/test'
import { fan, open } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

test.use({ forcedColors: 'active' })

/** Paint of an element or its dot, as a string. */
const look = (locator: Locator, pseudo?: string) =>
  locator.evaluate((element, at) => {
    const { backgroundColor, color, borderTopColor, outlineStyle } = getComputedStyle(element, at)
    return [backgroundColor, color, borderTopColor, outlineStyle].join(' ')
  }, pseudo)

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('WCAG 1.4.1 the selected variant and every state are visible without backgrounds', async ({
      page,
    }) => {
      await open(page, fan.path)
      const cells = page.locator('.matrix__cell, .variants__value')
      const chosen = page.locator(':is(.matrix__cell, .variants__value)[aria-current]').first()
      const other = page.locator(':is(.matrix__cell, .variants__value):not([aria-current])').first()
      expect(await cells.count()).toBeGreaterThan(2)
      expect(await look(chosen)).not.toBe(await look(other))
      const transparent = 'rgba(0, 0, 0, 0)'
      const dotOf = (cell: Locator) =>
        cell.evaluate((element) => getComputedStyle(element, '::before').backgroundColor)
      expect(await dotOf(other)).not.toBe(transparent)
      expect(await dotOf(other)).not.toBe(await groundOf(page))
    })

    test('WCAG 1.4.11 icons contrast with their background', async ({ page }) => {
      await open(page, '/')
      const icons = page.locator('.top-banner .icon, .page-header .icon')
      const ground = await groundOf(page)
      for (const icon of await icons.all()) {
        if (!(await icon.isVisible())) continue
        const colour = await icon.evaluate((element) => getComputedStyle(element).backgroundColor)
        expect(colour).not.toBe(ground)
      }
      await expect(page.locator('.top-banner .backdrop')).toBeHidden()
    })

    test('WCAG 2.4.7 pressed and focused states are visible', async ({ page }) => {
      await open(page, '/ventilatoren/bad-kleinraumluefter')
      const grid = page.getByRole('button', { name: 'Raster' })
      const rows = page.getByRole('button', { name: 'Liste' })
      expect(await look(grid)).not.toBe(await look(rows))
      await grid.focus()
      await page.keyboard.press('Tab')
      const outline = await page.evaluate(() => {
        const style = getComputedStyle(document.activeElement ?? document.body)
        return `${style.outlineStyle} ${style.outlineWidth}`
      })
      expect(outline).toBe('solid 3px')
    })
  })
}

const groundOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = 'Canvas'
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  })
