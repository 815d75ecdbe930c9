import { expect, it } from 'vitest'
import { blocksOnPage } from './blocks-on-page.ts'

const blocks = ['1', '2', '3'].map((id) => ({ id, type: 'newsletter' as const, withText: true }))

it('§3 blocks_per_page: every block is on exactly one page, in order', () => {
  for (const blocksPerPage of [1, 2, 3, 4, 1_000_000, null, undefined]) {
    const totalPages = blocksOnPage({ blocks, blocksPerPage }, 1)?.totalPages ?? 0
    const pages = Array.from(
      { length: totalPages },
      (_, index) => blocksOnPage({ blocks, blocksPerPage }, index + 1)?.blocks ?? [],
    )
    expect(pages.flat()).toEqual(blocks)
    expect(pages.every((page) => page.length > 0)).toBe(true)
    expect(blocksOnPage({ blocks, blocksPerPage }, totalPages + 1)).toBeNull()
  }
})

it('§3 blocks_per_page: a page without blocks is one page', () => {
  expect(blocksOnPage({ blocks: [], blocksPerPage: 5 }, 1)).toMatchObject({ totalPages: 1 })
})
