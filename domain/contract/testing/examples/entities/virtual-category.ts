import type { CatalogBanner } from '../../../../content/banners/catalog-banner.ts'
import type { FaqQuestion } from '../../../../content/reference/faq.ts'
import type { VirtualCategory } from '../../../../catalog/virtual-category.ts'
import { exampleMeta } from './content-meta.ts'
import { exampleDocument } from './rich-text.ts'

const always = { time_limited: false, time_limit_start: null, time_limit_end: null }

export const exampleCatalogBanner: CatalogBanner = {
  _id: 'catalog-planning',
  locale: 'de',
  title: 'Lüftung planen lassen',
  url: '/seite/beratung',
  image: { path: 'banner/planning', alt: 'Grundriss mit Luftmengen' },
  category_ids: ['A1'],
  customer_group_enabled: [],
  ...always,
}

export const exampleQuestion: FaqQuestion = {
  _id: 'faq-airflow',
  locale: 'de',
  title: 'Wie viel Luft braucht ein Bad?',
  answer: exampleDocument('Sechs bis acht Luftwechsel in der Stunde, mindestens 60 m³/h.'),
  group: { _id: 'planning', title: 'Planung' },
  weight: 100,
}

export const exampleVirtualCategory: VirtualCategory = {
  _id: 'quiet-bath-fans',
  locale: 'de',
  title: 'Leise Badlüfter',
  description: 'Badlüfter bis 30 dB(A) in 3 m Abstand.',
  image: { path: 'product/bath-fan-axial', alt: 'Badlüfter' },
  content: null,
  text_below_products: null,
  sliced_categories: ['A1'],
  sliced_tags: [],
  parameters: [{ entityId: 'motor', values: ['ec'] }],
  ranges: [{ entityId: 'lpa', from: null, to: 30 }],
  brands: [],
  price_range: { price_from: null, price_to: 150, currency_code: 'EUR' },
  catalog_settings: { sort: 'default', available_only: false },
  banners: [exampleCatalogBanner],
  faq_questions: [exampleQuestion],
  video: null,
  page_meta: {
    ...exampleMeta('Leise Badlüfter', 'leise-badluefter'),
    canonical_slugs: ['ventilatoren/bad-kleinraumluefter?lpa=-30'],
  },
}
