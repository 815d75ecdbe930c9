import { imageSize } from 'image-size'
import type { Page } from 'playwright/test'
import { open } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'
import { chromiumPath, launchOptions } from '../../../scripts/test/chromium.ts'

const listing = '/ventilatoren'
const path = '/cdn/image'
const product = 'product/bath-fan-axial.webp'

// The headless shell reports no connection speed, and lazy-loads from further below.
test.use({ launchOptions: launchOptions(chromiumPath()) })

/** Loaded pictures with their file sizes. */
function watchPictures(page: Page) {
  const loading: Promise<{ type: string; bytes: number }>[] = []
  page.on('response', (response) => {
    if (!response.url().includes(`${path}/`)) return
    const type = response.headers()['content-type'] ?? ''
    loading.push(response.body().then((body) => ({ type, bytes: body.length })))
  })
  return () => Promise.all(loading)
}

// Some 2 kB a picture on a desktop and 5 kB on a phone with three pixels a CSS pixel, and hardly two
// tiles of the page have the same one.
for (const { name, viewport, scale, atFirst, atLast } of [
  {
    name: 'desktop',
    viewport: { width: 1366, height: 768 },
    scale: 1,
    atFirst: 17_000,
    atLast: 32_500,
  },
  {
    name: 'phone',
    viewport: { width: 390, height: 844 },
    scale: 3,
    atFirst: 26_500,
    atLast: 80_000,
  },
]) {
  test.describe(`§7 pictures of a listing, ${name}`, () => {
    test.use({ viewport, deviceScaleFactor: scale })

    test('are AVIF, no larger than displayed, and lazy below the fold', async ({ page }) => {
      const loaded = watchPictures(page)
      await open(page, listing)
      await page.waitForLoadState('networkidle')
      const sum = async () => (await loaded()).reduce((total, { bytes }) => total + bytes, 0)
      expect((await loaded()).map(({ type }) => type)).not.toContain('image/webp')
      expect(await sum()).toBeLessThan(atFirst)
      for (let tile = 0; tile < 21; tile++)
        await page.locator('.tiles__item').nth(tile).scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      expect(await sum()).toBeLessThan(atLast)
      const tiles = page.locator('.tile__picture img')
      const sharpness = await tiles.evaluateAll((pictures) =>
        pictures.map((picture) => {
          if (!(picture instanceof HTMLImageElement)) return 0
          const { width, height } = picture.getBoundingClientRect()
          const file = Number(/\/image\/w(\d+)\//.exec(picture.currentSrc)?.[1])
          return file / Math.min(width, height) / devicePixelRatio
        }),
      )
      expect(Math.min(...sharpness)).toBeGreaterThanOrEqual(1)
      expect(Math.max(...sharpness)).toBeLessThan(2)
    })
  })
}

test('§7 Images: the built Workers resize to any size, in three formats', async ({ request }) => {
  for (const [style, accept, size, type] of [
    ['w123-h77-crop', 'image/avif,image/webp,*/*', '123x77', 'image/avif'],
    ['w123-h77-crop-x2', 'image/webp,*/*', '246x154', 'image/webp'],
    ['w123-h77', '*/*', '77x77', 'image/jpeg'],
  ] as const) {
    const response = await request.get(`${path}/${style}/${product}`, { headers: { accept } })
    const { width, height } = imageSize(await response.body())
    expect(`${width}x${height} ${response.headers()['content-type']}`).toBe(`${size} ${type}`)
  }
  expect((await request.get(`${path}/w0/${product}`)).status()).toBe(400)
  expect((await request.get(`${path}/w123/product/K%C3%BCche%20%25.webp`)).status()).toBe(404)
})
