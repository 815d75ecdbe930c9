import type { Review } from '../../../product/reviews/review.ts'
import {
  getComments,
  getProduct,
  getProductCategories,
  getProductsByIds,
  getReviews,
  unwatchVariant,
  watchVariant,
  writeReview,
} from '../../store-products.ts'
import { onePage } from './entities/one-page.ts'
import { exampleProduct, exampleTile } from './entities/product.ts'
import { example, type Example } from './example.ts'

const product = { productId: exampleProduct.id }

const exampleReview: Review = {
  id: '1',
  author: 'Jens W.',
  rating: 80,
  text: 'Geräusch stimmt mit dem Datenblatt überein, nachgemessen mit der App.',
  createdAt: '2026-06-05T17:58:00.000Z',
  locale: 'de',
  verified: true,
}

export const storeProductExamples: Example[] = [
  example(getProduct, {
    params: { id: exampleProduct.id },
    query: { include: 'tags,variants', configuration: 'dn:100', extras: 'reviews,comments' },
    response: {
      data: {
        ...exampleProduct,
        alternatives: [],
        configuredVariantId: exampleProduct.defaultVariantId,
        reviews: [exampleReview],
        comments: [],
      },
    },
  }),
  example(getProductsByIds, {
    query: { ids: `${exampleProduct.id},p-unknown` },
    response: { data: [exampleTile] },
  }),
  example(getProductCategories, {
    query: { page: '1', perPage: '200', sort: 'name', sortDirection: 'asc' },
    response: onePage(
      [
        { id: 'A1.1', name: 'Axiallüfter Wand/Decke', parentId: 'A1' },
        { id: 'A1', name: 'Bad- & Kleinraumlüfter', parentId: 'A' },
        { id: 'A', name: 'Ventilatoren', parentId: null },
      ],
      200,
    ),
  }),
  example(watchVariant, {
    params: { variantId: 'v-bath-axial-aura-125-th' },
    body: { email: 'karla.kunde@mail.example' },
    response: { data: { watching: true } },
    refusals: ['already_available', 'too_many_attempts'],
  }),
  example(unwatchVariant, {
    body: { token: 'Hn2bVq8sLwYb6Nf4uRgDa9eTiVoWqM3EQv3mJ0c7h2X' },
    response: { data: { watching: false } },
    refusals: ['not_found'],
  }),
  example(getReviews, {
    params: product,
    query: { page: '1', perPage: '5', onlyWithReview: '0', sort: 'time', sortDirection: 'desc' },
    response: onePage([exampleReview], 5),
  }),
  example(writeReview, {
    params: product,
    body: {
      rating: 4,
      text: 'Leise und in zehn Minuten montiert. Der Nachlauf dürfte kürzer einstellbar sein.',
      author: 'Karla K.',
      email: 'karla.kunde@mail.example',
    },
    response: {
      data: {
        id: '3876',
        verified: false,
        status: 'pending',
        message: 'Vielen Dank! Ihre Bewertung erscheint, sobald wir sie gelesen haben.',
      },
    },
    refusals: ['already_reviewed', 'too_many_attempts'],
  }),
  example(getComments, {
    params: product,
    query: { page: '1', perPage: '5' },
    response: onePage(
      [
        {
          id: '12',
          author: 'Miriam H.',
          text: 'Passt der Lüfter in eine Wand mit 36 cm?',
          createdAt: '2026-04-11T10:20:00.000Z',
          answers: [
            {
              id: '13',
              author: 'LuftBasis',
              text: 'Ja, mit einem Stück Kunststoffrohr DN 100 als Verlängerung.',
              createdAt: '2026-04-11T13:05:00.000Z',
            },
          ],
        },
      ],
      5,
    ),
  }),
]
