import { describe, expect, it } from 'vitest'
import { examplePage } from '../../../domain/contract/testing/examples/entities/page.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { Screen } from './page.screen.tsx'

const pageOf = (page: number, totalPages = 3) =>
  renderInShop(<Screen page={examplePage} pagination={{ page, totalPages }} />)
const hrefs = (html: string) => {
  const pagination = html.split('class="pagination ')[1] ?? ''
  return new Set([...pagination.matchAll(/href="([^"#]*)"/g)].map(([, href]) => href))
}

describe('§3 Page: pagination of its blocks', () => {
  it('links to the page itself for the first page, and to ?page= for the others', () => {
    const path = '/seite/impressum'
    expect(hrefs(pageOf(2))).toEqual(new Set([path, `${path}?page=2`, `${path}?page=3`]))
  })

  it('is omitted for a single page', () => {
    expect(pageOf(1, 1)).not.toContain('class="pagination')
    expect(renderInShop(<Screen page={examplePage} />)).not.toContain('class="pagination')
  })

  it('begins with the text on its first page only', () => {
    expect(pageOf(1)).toContain('Dies ist ein Demonstrationsshop.')
    expect(pageOf(2)).not.toContain('Dies ist ein Demonstrationsshop.')
  })
})
