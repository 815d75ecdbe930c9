import type { TextPage } from './page.ts'

type Blocks = Pick<TextPage, 'blocks' | 'blocksPerPage'>

/** Blocks on one page of a text (spec §3 blocks_per_page); null beyond the last page. */
export function blocksOnPage({ blocks, blocksPerPage }: Blocks, page: number) {
  const perPage = blocksPerPage || Math.max(blocks.length, 1)
  const totalPages = Math.max(Math.ceil(blocks.length / perPage), 1)
  if (page > totalPages) return null
  return { blocks: blocks.slice((page - 1) * perPage, page * perPage), page, totalPages }
}
