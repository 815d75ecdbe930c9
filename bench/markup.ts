import { chromium } from 'playwright'
import { chromiumPath } from '../scripts/test/chromium.ts'
import type { Markup } from './workers/strings.ts'

/** Render output of a page: the elements of #app as plain data. */
export async function markupOf(url: string): Promise<Markup> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(url)
  const markup = await page.evaluate(readMarkup)
  await browser.close()
  return markup
}

/** The elements of #app; runs in a page. */
export function readMarkup(): Markup {
  const names: Record<string, string> = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex' }
  const read = (node: Element): Markup => [
    node.localName,
    Object.fromEntries([...node.attributes].map(({ name, value }) => [names[name] ?? name, value])),
    [...node.childNodes].flatMap((child): Markup[] => {
      if (child instanceof Element) return [read(child)]
      return child.nodeType === Node.TEXT_NODE && child.textContent ? [child.textContent] : []
    }),
  ]
  const app = document.getElementById('app')
  if (!app) throw new Error('The page has no #app')
  return read(app)
}
