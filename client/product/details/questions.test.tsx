import { describe, expect, it } from 'vitest'
import type { Comment } from '../../../domain/product/comment.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { Questions } from './questions.tsx'

const entry = { author: 'Karla', createdAt: '2026-11-02T08:00:00Z' }
const answered: Comment = {
  ...entry,
  id: '1',
  text: 'Passt er an Ø 125?',
  answers: [{ ...entry, id: '2', author: 'LuftBasis', text: 'Ja, ohne Adapter.' }],
}
const foreign: Comment = { ...entry, id: '3', text: 'Je tichý?', locale: 'cs', answers: [] }
const render = (comments?: Comment[]) =>
  renderInShop(<Questions />, comments && { deferred: { comments } })

describe('§2 product detail: comments', () => {
  it('shows each question with its author, day and answers', () => {
    const html = render([answered])
    expect(html).toMatch(/Passt er an Ø 125\?.*Karla.*Ja, ohne Adapter\..*LuftBasis/s)
    expect(html.match(/<time dateTime="2026-11-02T08:00:00Z">/g)).toHaveLength(2)
  })

  it('marks an unanswered one, and its language', () => {
    const html = render([foreign])
    expect(html).toMatch(/<h3[^>]* lang="cs">Je tichý\?/)
    expect(html).toContain('question__text')
    expect(html.match(/class="caption"/g)).toHaveLength(2)
  })

  it('is omitted without any', () => {
    for (const none of [undefined, []]) expect(render(none)).toBe('')
  })
})
