import { expect, it } from 'vitest'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { ReviewItem } from './review-item.tsx'

const review = {
  id: '1',
  author: 'Iva',
  rating: 80,
  text: 'Tichý i v noci.',
  createdAt: '2026-06-05T17:58:00.000Z',
  verified: true,
}

it('WCAG 3.1.2 a review in another language than the page has a lang attribute', () => {
  const shown = (locale?: 'cs' | 'de') =>
    renderInShop(<ReviewItem review={locale ? { ...review, locale } : review} />)
  expect(shown('cs')).toContain('<p class="review__words" lang="cs">')
  expect(shown('de')).toContain('<p class="review__words">')
  expect(shown()).toContain('<p class="review__words">')
})

it('§3 Review: the shop’s answer is below it, in the language of the review', () => {
  const html = renderInShop(<ReviewItem review={{ ...review, locale: 'cs', reply: 'Děkujeme!' }} />)
  expect(html).toContain('<strong>Antwort des Shops:</strong> <span lang="cs">Děkujeme!</span>')
  expect(renderInShop(<ReviewItem review={review} />)).not.toContain('Antwort')
})
