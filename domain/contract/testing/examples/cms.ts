import {
  encodeScope,
  getCatalogCategories,
  getCatalogState,
  getMenu,
  getProductDetail,
  getProducts,
  getRedirect,
  getTopCategories,
  getUrlRewrite,
  search,
} from '../../cms.ts'
import { exampleCategory, exampleCategoryLink } from './entities/category.ts'
import { exampleProduct, exampleTile } from './entities/product.ts'
import { example, type Example } from './example.ts'

const none = { entities: [], total: 0 }

export const cmsExamples: Example[] = [
  example(getUrlRewrite, {
    query: { lang: 'de', path: '/impressum.html' },
    response: { match: { type: 'page', slug: 'impressum' } },
  }),
  example(getRedirect, {
    query: { route: 'page-slug', path: '/ventilator-angebote' },
    response: { redirectPath: '/sets-service/abverkauf-b-ware' },
  }),
  example(getCatalogCategories, {
    query: { ids: exampleCategory.id, checkPermissions: 'true' },
    response: { data: [exampleCategory] },
  }),
  example(getTopCategories, { response: { data: [exampleCategoryLink] } }),
  example(getCatalogState, {
    query: {
      scope: encodeScope({
        categoryId: exampleCategory.id,
        values: { dn: ['100'] },
        ranges: { price: { from: null, to: 50 } },
        brands: ['zefyra'],
        availableOnly: true,
        reaches: { flow: 60, pressure: 20 },
        sort: 'price',
        page: 1,
        perPage: 21,
      }),
    },
    response: {
      products: [exampleTile],
      total: 1,
      page: 1,
      perPage: 21,
      facets: [
        {
          type: 'values',
          code: 'dn',
          title: 'Nennweite',
          unit: 'mm',
          values: [
            { id: '100', title: '100', count: 1 },
            { id: '125', title: '125', count: 3 },
          ],
        },
        { type: 'range', code: 'q_max', title: 'Luftmenge max.', unit: 'm³/h', min: 85, max: 105 },
        { type: 'duty', code: 'reaches', title: 'Luftmenge bei Druck', unit: '', count: 1 },
        { type: 'boolean', code: 'backdraught', title: 'Rückschlagklappe', unit: '', count: 1 },
      ],
    },
  }),
  example(getMenu, {
    params: { code: 'footer-legal' },
    response: {
      code: 'footer-legal',
      title: 'Rechtliches',
      items: [
        {
          id: 'legal-imprint',
          role: 'imprint',
          title: 'Impressum',
          link: { type: 'page', target: 'impressum' },
          image: null,
          children: [],
        },
      ],
    },
  }),
  example(getProducts, {
    query: { ids: `${exampleProduct.id},p-unknown`, checkPermissions: 'true' },
    response: { data: [exampleTile] },
  }),
  example(getProductDetail, {
    params: { slug: exampleProduct.slug },
    response: { data: exampleProduct },
  }),
  example(search, {
    query: { q: 'aura', limit: '10' },
    response: {
      exact: null,
      products: { entities: [exampleTile], total: 1 },
      categories: {
        entities: [
          {
            id: exampleCategory.id,
            title: exampleCategory.title,
            slug: exampleCategory.pageMeta.slug,
          },
        ],
        total: 1,
      },
      virtualCategories: none,
      articles: none,
      faqQuestions: none,
      menuItems: none,
      glossaryTerms: none,
      suggestion: null,
    },
  }),
]
