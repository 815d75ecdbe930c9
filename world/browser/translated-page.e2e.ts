import type { Page } from 'playwright/test'
import { fan, open } from '../../e2e/steps.ts'
import { expect, hydrated, test } from '../../e2e/test.ts'

/** Translates as Chrome does: each text, also a later one, is replaced by a <font> in a <font>. */
function translate() {
  function translateText(text: Text) {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style, noscript')) return
    const outer = document.createElement('font')
    outer.appendChild(document.createElement('font')).textContent = `«${text.data}»`
    text.replaceWith(outer)
  }
  function translateAll(node: Node) {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const found = node instanceof Text ? [node] : []
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
    for (const text of found) translateText(text)
  }
  translateAll(document.body)
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of target instanceof Text ? [target] : addedNodes) translateAll(node)
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}

const moments: Record<string, (page: Page, path: string) => Promise<void>> = {
  'before it hydrates': async (page, path) => {
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate})`)
    await open(page, path)
  },
  'before it is touched': async (page, path) => {
    await page.goto(path)
    await page.locator('html[data-hydrated]').waitFor()
    await page.evaluate(translate)
    await hydrated(page)
  },
  'while it is used': async (page, path) => {
    await open(page, path)
    await page.evaluate(translate)
  },
}

/** A part that is translated before it hydrates is rendered by the browser. */
test.use({ expectedErrors: [/React error #418/] })

for (const [moment, openTranslated] of Object.entries(moments)) {
  test.describe(`§8 a page that the browser translates ${moment}`, () => {
    test('shows the price of the chosen variant, and adds it to the cart', async ({ page }) => {
      await openTranslated(page, fan.path)
      const price = page.locator('.buy-box .price').first()
      const before = await price.innerText()
      const other = page.locator('.matrix__cell:not([aria-current])[href]').last()
      const [wanted = ''] = /\d+,\d\d/.exec(await other.innerText()) ?? []
      await other.click()
      await expect(price).not.toHaveText(before)
      expect((await price.innerText()).replaceAll(/[«»\s]/g, '')).toContain(wanted)
      await page.locator('#buy button[type=submit]').click()
      await expect(page.getByRole('dialog')).toContainText('«')
    })

    test('shows the results of a filter, and none that is gone', async ({ page }) => {
      await openTranslated(page, '/ventilatoren/bad-kleinraumluefter')
      const count = page.locator('.toolbar__count')
      const before = await count.innerText()
      await page.locator('.filters label:has(input[type=checkbox]:enabled)').first().click()
      await expect(page).toHaveURL(/\?/)
      await expect(count).not.toHaveText(before)
      await expect(count).toHaveText(/^«\d+[^«»]*»$/)
      expect(await page.locator('main .tile').count()).toBeGreaterThan(0)
      await page.locator('main .tile__link').first().click()
      await expect(page.locator('.product h1')).toContainText('«')
      await page.goBack()
      await expect(count).toHaveText(/^«\d+[^«»]*»$/)
    })
  })
}
