import { open } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

test('§4 hover image: the second picture shows on hover, and loads only then', async ({ page }) => {
  await open(page, '/ventilatoren/bad-kleinraumluefter')
  const tile = page.locator('.tile').first()
  await expect(tile.locator('.tile__hover')).toHaveCount(0)
  const first = await tile.locator('.tile__picture > img').getAttribute('src')
  await tile.hover()
  const second = tile.locator('.tile__hover img')
  await expect(second).toHaveCount(1)
  expect(await second.getAttribute('src')).not.toBe(first)
})

test('§4 alternative colours: requested once, on hover or focus of the tile', async ({ page }) => {
  await open(page, '/ventilatoren/bad-kleinraumluefter')
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/products?')) requests.push(request.url())
  })
  const tiles = page.locator('.tile:has(.tile__colours)')
  await tiles.first().hover()
  await expect(tiles.first().getByRole('list', { name: 'Andere Farben' })).toBeVisible()
  await page.mouse.move(0, 0)
  await tiles.first().hover()
  expect(requests).toHaveLength(1)
  await tiles.nth(1).locator('.tile__link').focus()
  await expect(tiles.nth(1).getByRole('list', { name: 'Andere Farben' })).toBeVisible()
  expect(requests).toHaveLength(2)
})
