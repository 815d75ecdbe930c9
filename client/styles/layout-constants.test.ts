import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sheet = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

/** Breakpoints in em, so that a larger text has the layout of a smaller window. */
const px = (breakpoint: number) => `min-width: ${breakpoint / 16}em`

it('§9 Grid: 24 columns', () => {
  expect(sheet('content/page/text-page.css')).toContain('repeat(24, minmax(0, 1fr))')
})

it('§9 Product block grid: 3 per row large, 4 extra large', () => {
  const productRow = sheet('content/blocks/product-row.css')
  const columnsFrom = (breakpoint: number) => {
    const rule = productRow.split(`@media (${px(breakpoint)}) {\n  .product-row {`)[1]
    return /repeat\((\d)/.exec(rule ?? '')?.[1]
  }
  expect(columnsFrom(1024)).toBe('3')
  expect(columnsFrom(1279)).toBe('4')
})

it('§9 newsletter 247 px, 135 px from 1024 px; tooltips 300 px, 400 px from 480 px', () => {
  expect(sheet('layout/footer/footer.css')).toMatch(
    /min-height: 247px;[^]*64em[^]*min-height: 135px;/,
  )
  expect(sheet('product/details/data-sheet.css')).toMatch(
    /max-width: min\(300px[^]*30em[^]*max-width: 400px;/,
  )
})
