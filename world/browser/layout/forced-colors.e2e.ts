import type { Locator, Page } from 'playwright/test'
import { fan, open, putIntoCart } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'
import { soldOut } from '../catalog/product-paths.ts'

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

    test('WCAG 1.4.11 a picture behind the top banner is hidden', async ({ page }) => {
      await open(page, '/')
      await expect(page.locator('.top-banner .backdrop')).toBeHidden()
    })

    for (const path of ['/', '/ventilatoren/bad-kleinraumluefter?f_dn=100', fan.path]) {
      test(`WCAG 1.4.3 text and icons contrast with the ground they are on: ${path}`, async ({
        page,
      }) => {
        await open(page, path)
        expect(await page.evaluate(findUnreadable)).toEqual([])
      })
    }

    test('WCAG 1.4.1 what cannot be pressed looks different from what can', async ({ page }) => {
      await open(page, fan.path)
      const buy = page.locator('#buy button[type=submit]')
      const step = page.locator('#buy .quantity__step')
      const icon = (button: Locator) => look(button.locator('.icon'))
      const enabled = await look(buy)
      expect(await icon(step.first())).not.toBe(await icon(step.last()))
      await open(page, soldOut)
      await expect(buy).toBeDisabled()
      expect(await look(buy)).not.toBe(enabled)
    })

    test('WCAG 1.4.1 the current step of the checkout is marked', async ({ page }) => {
      await putIntoCart(page)
      await open(page, '/checkout/methods')
      const current = page.locator('.checkout-steps__step--current .checkout-steps__mark')
      const others = page.locator(
        '.checkout-steps__step:not(.checkout-steps__step--current) .checkout-steps__mark',
      )
      await expect(others).toHaveCount(2)
      expect(await look(current)).not.toBe(await look(others.last()))
      expect(await look(current)).not.toBe(await look(others.first()))
    })

    test('WCAG 1.4.3 rooms of a drawn plan are readable', async ({ page }) => {
      await open(page, '/lueftungsplaner?room=living:26&room=bedroom:15&room=bathroom:6')
      const fills = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((rooms) => [...new Set(rooms.map((room) => getComputedStyle(room).fill))])
      expect(await fills('.planner__room')).toEqual([await groundOf(page)])
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

/**
 * Text without a browser's plate behind it, and icons, with less than 3:1 to the nearest painted
 * ground. Runs in the page.
 */
function findUnreadable(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

  function luminance(color: string): number {
    if (!canvas) return 0
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
      const part = byte / 255
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }

  function groundUnder(element: Element | null): string {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (!/^rgba.*, 0\)$/.test(backgroundColor)) return backgroundColor
    }
    return getComputedStyle(document.documentElement).backgroundColor
  }

  function isLow(color: string, ground: string): boolean {
    const [low = 0, high = 0] = [luminance(color), luminance(ground)].toSorted((a, b) => a - b)
    return (high + 0.05) / (low + 0.05) < 3
  }

  const found: string[] = []
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('svg') || !element.checkVisibility()) continue
    const own = getComputedStyle(element)
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim())
    const isPlain = own.forcedColorAdjust === 'none' && hasText
    if (isPlain && isLow(own.color, groundUnder(element))) found.push(`text .${element.className}`)
    const isIcon = element.matches('.icon')
    if (isIcon && isLow(own.backgroundColor, groundUnder(element.parentElement)))
      found.push(`icon in .${element.parentElement?.className}`)
    for (const side of ['before', 'after'])
      if (element.matches(`.icon-${side}`)) {
        const { backgroundColor } = getComputedStyle(element, `::${side}`)
        if (isLow(backgroundColor, groundUnder(element)))
          found.push(`icon of .${element.className}`)
      }
  }
  return found
}
