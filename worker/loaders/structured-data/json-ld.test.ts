import { describe, it } from 'vitest'
import { routesOf } from '../../../domain/routes.ts'
import { faqPage } from './faq-page.ts'
import { itemList } from './item-list.ts'

describe('§2 structured data of a listing', () => {
  it('numbers the products across all pages', ({ expect }) => {
    const place = {
      routes: routesOf('cs'),
      context: { origin: 'https://luftbasis.cz' } as Parameters<typeof itemList>[0]['context'],
    }
    const products = [{ slug: 'a' }, { slug: 'b' }]
    expect(itemList(place, { products, page: 3, perPage: 21, total: 44 })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: 44,
      itemListElement: [
        { '@type': 'ListItem', position: 43, url: 'https://luftbasis.cz/produkt/a' },
        { '@type': 'ListItem', position: 44, url: 'https://luftbasis.cz/produkt/b' },
      ],
    })
  })

  it('answers questions in plain text, whatever their markup', ({ expect }) => {
    const text = (words: string) => ({ type: 'text', text: words })
    const answer = {
      type: 'doc' as const,
      content: [
        { type: 'paragraph', content: [text('Ja, '), text('meistens.')] },
        {
          type: 'bullet_list',
          content: [
            { type: 'list_item', content: [{ type: 'paragraph', content: [text('Bad')] }] },
            { type: 'image' },
          ],
        },
      ],
    }
    const questions = [
      { question: 'Passt das?', answer },
      { question: 'Und das?', answer: 'Auch.' },
    ]
    expect(faqPage(questions)).toMatchObject([
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Passt das?',
            acceptedAnswer: { '@type': 'Answer', text: 'Ja, meistens.\nBad' },
          },
          { acceptedAnswer: { text: 'Auch.' } },
        ],
      },
    ])
    expect(faqPage([])).toEqual([])
  })
})
