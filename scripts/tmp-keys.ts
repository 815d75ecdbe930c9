import { build } from './build/build.ts'
import { startTestShop } from './test/test-shop.ts'
import { chromium } from 'playwright'
import { chromiumPath } from './test/chromium.ts'
import { writeFileSync } from 'node:fs'
build()
const port = 9050
const shop = await startTestShop({ port })
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const out: Record<string, Record<string, string[]>> = {}
for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]) {
  const page = await browser.newPage({ viewport })
  const seen = async (name: string) => {
    await page.waitForTimeout(1500)
    const html = await page.content()
    const keys = [
      ...html
        .replace(/<script[^>]*type="application\/json"[^]*?<\/script>/g, '')
        .matchAll(/⟦([^⟧]+)⟧/g),
    ].map((m) => m[1] as string)
    out[name] ??= {}
    for (const k of keys) out[name][k] = ['']
  }
  const go = async (url: string, name: string) => {
    await page.goto(`http://en.localhost:${port}${url}`)
    await page.waitForSelector('html[data-ready]')
    await seen(name)
  }
  await go('/', 'home')
  await page
    .locator('button:has-text("⟦")')
    .filter({ hasText: /essential|reject|necessary|all/i })
    .first()
    .click()
    .catch(() => {})
  await seen('home')
  const cat = await page
    .locator('nav a[href^="/"], main a[href^="/"]')
    .evaluateAll((as) => as.map((a) => a.getAttribute('href')))
  console.log(cat.slice(0, 60).join(' '))
  await go('/fans', 'category').catch((e) => console.log(String(e)))
  const prod = await page.locator('a[href*="/product"]').first().getAttribute('href')
  console.log(prod)
  await go(prod ?? '/', 'product')
  await page.evaluate(() => window.scrollTo(0, 5000))
  await seen('product')
  await page
    .locator('main form button[type=submit]')
    .first()
    .click()
    .catch((e) => console.log(String(e)))
  await page.waitForTimeout(1500)
  await seen('added')
  await go('/checkout', 'cart')
  await go('/search?q=fan', 'search').catch(() => {})
}
writeFileSync(
  '/tmp/keys.json',
  JSON.stringify(Object.fromEntries(Object.entries(out).map(([k, v]) => [k, Object.keys(v)]))),
)
for (const [k, v] of Object.entries(out)) console.log(k, Object.keys(v).length)
await browser.close()
await shop.stop()
process.exit(0)
