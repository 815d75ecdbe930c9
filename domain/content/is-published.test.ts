import { describe, expect, it } from 'vitest'
import { isPublished } from './is-published.ts'

describe('§5 future-dated articles', () => {
  const article = { date_published: '2026-03-12T07:00:00Z' }

  it('appear at their time, not before', () => {
    expect(isPublished(article, Date.parse('2026-03-12T06:59:59Z'))).toBe(false)
    expect(isPublished(article, Date.parse('2026-03-12T07:00:00Z'))).toBe(true)
  })

  it('do not appear with an invalid date', () => {
    expect(isPublished({ date_published: 'soon' }, Date.now())).toBe(false)
  })
})
