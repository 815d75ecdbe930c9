import { describe, it } from 'vitest'
import { atPage, firstPageOf, parsePages, serializePages, withNextPage } from './page-range.ts'

describe('pages of a list (UX rule 8: loaded pages are in the URL)', () => {
  it.for([
    ['1', '', 1],
    ['2', '2', 2],
    ['1-3', '1-3', 1],
    ['2-2', '2', 2],
    ['4-5', '4-5', 4],
    ['1-9999', '1-5', 1],
    ['9998-9999', '9998-9999', 9998],
    ['99999', '9999', 9999],
    ['1-99999', '1-5', 1],
    ['99998-99999', '9999', 9999],
    ['1'.repeat(400), '9999', 9999],
  ] as const)('parses "%s" and formats "%s"', ([text, written, first], { expect }) => {
    const pages = parsePages(text)
    expect(pages).not.toBeNull()
    if (!pages) return
    expect(serializePages(pages)).toBe(written)
    expect(firstPageOf(pages)).toBe(first)
  })

  it.for(['', '0', '-1', '3-1', '1-', '1-0', '01', '1-2-3', '1e1'])(
    'refuses "%s"',
    (text, { expect }) => {
      expect(parsePages(text)).toBeNull()
    },
  )

  it('grow page by page up to five', ({ expect }) => {
    const spelled = [1, 2, 3, 4].reduce<string[]>(
      (list) => {
        const pages = parsePages(list.at(-1) ?? '')
        const next = pages && withNextPage(pages)
        return [...list, next ? serializePages(next) : 'none']
      },
      ['3'],
    )
    expect(spelled).toEqual(['3', '3-4', '3-5', '3-6', '3-7'])
    expect(withNextPage({ firstPage: 3, page: 7 })).toBeNull()
    expect(serializePages(atPage({ firstPage: 3, page: 7 }, 8))).toBe('8')
  })

  it('never exceed five, whatever the scope', ({ expect }) => {
    expect(firstPageOf({ page: 100, firstPage: 1 })).toBe(96)
    expect(firstPageOf({ page: 2, firstPage: 9 })).toBe(2)
  })
})
