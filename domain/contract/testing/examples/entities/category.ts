import type { Category, CategoryLink } from '../../../../catalog/category.ts'

export const exampleCategory: Category = {
  id: 'A1.1',
  title: 'Axiallüfter Wand/Decke',
  perex: 'Für kurze, gerade Wege durch Wand oder Decke. Viel Luft, wenig Druck, günstiger Preis.',
  textBelow: null,
  view: 'list',
  breadcrumbs: [
    { id: 'A', title: 'Ventilatoren', slug: 'ventilatoren' },
    { id: 'A1', title: 'Bad- & Kleinraumlüfter', slug: 'ventilatoren/bad-kleinraumluefter' },
  ],
  children: [],
  faq: [],
  pageMeta: {
    slug: 'ventilatoren/bad-kleinraumluefter/axialluefter-wand-decke',
    seoTitle: 'Axiallüfter Wand/Decke – Bad- & Kleinraumlüfter',
    seoDescription: 'Für kurze, gerade Wege durch Wand oder Decke.',
    noindex: false,
    nofollow: false,
    shareImage: 'product/bath-fan-axial',
    slugs: {
      de: 'ventilatoren/bad-kleinraumluefter/axialluefter-wand-decke',
      cs: 'ventilatory/koupelnove-ventilatory/axialni-na-stenu-a-strop',
      sk: 'ventilatory/kupelnove-ventilatory/axialne-na-stenu-a-strop',
      en: 'fans/bathroom-fans/axial-wall-and-ceiling-fans',
    },
  },
}

export const exampleCategoryLink: CategoryLink = {
  id: 'A',
  title: 'Ventilatoren',
  slug: 'ventilatoren',
  image: { path: 'product/mixed-flow-fan', alt: 'Ventilatoren' },
  productCount: 401,
}
