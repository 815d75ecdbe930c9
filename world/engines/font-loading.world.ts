import { afterAll, beforeAll, expect, it } from 'vitest'
import { eachEngine } from './each-engine.ts'
import { openEarly, settled } from './pages.ts'
import { startTestShop } from './start-shop.ts'

const listing = '/ventilatoren'

let shop: Awaited<ReturnType<typeof startTestShop>>
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

/** Runs in the page: height of its header in each font that is shown until Inter has loaded. */
function headerHeights(): number[] {
  const { style } = document.documentElement
  const families = getComputedStyle(document.documentElement).getPropertyValue('--font-sans')
  const installed = families.split(',').filter((family) => !/system-ui|sans-serif/.test(family))
  const heights = installed.map((family) => {
    style.setProperty('--font-sans', family)
    return document.querySelector('.page-header')?.getBoundingClientRect().height ?? 0
  })
  style.removeProperty('--font-sans')
  return heights
}

eachEngine((inWindow) => {
  it(
    '§9 header: is as high in the fonts that are shown before Inter has loaded',
    inWindow(async (browser) => {
      await openEarly(browser, shop.origin + listing)
      await settled(browser)
      // Firefox loads local fonts at their first use.
      await browser.run(headerHeights)
      await settled(browser)
      const [own, ...others] = await browser.run(headerHeights)
      expect(own).toBeGreaterThan(0)
      expect(others).toEqual([own, own])
    }),
  )
})
