import type { AnyEntryRecord } from '../cms/content/entries/entry.ts'
import { docs } from './fixture-text.ts'

const doc = docs('Luft braucht einen Weg.').de
const limits = { time_limited: false, time_limit_start: null, time_limit_end: null }
const picture = (path: string) => ({ path, alt: path })

function article(
  id: string,
  published_at: string,
  references: { category?: string[]; author?: string[]; tag?: string[] },
  rest: Partial<Extract<AnyEntryRecord, { kind: 'article' }>> = {},
): AnyEntryRecord {
  return {
    kind: 'article',
    id,
    published_at,
    facts: { created: '2025-01-01T08:00:00Z' },
    texts: { de: articleText(id, `Artikel ${id}`) },
    references,
    ...rest,
  }
}

function articleText(slug: string, title: string) {
  return {
    slug,
    title,
    short_title: title,
    perex: 'Wie viel Luft ein Raum braucht.',
    image: picture(`article/${slug}`),
    content: doc,
  }
}

const category = (slug: string, title: string) => ({
  slug,
  title,
  menu_title: title,
  perex: '',
  image: null,
  content: null,
})

const portrait = (slug: string, title: string) => ({
  slug,
  title,
  perex: `Über ${title}.`,
  image: null,
  content: null,
})

const articles: AnyEntryRecord[] = [
  article(
    'sizing',
    '2026-03-01T08:00:00Z',
    { category: ['sizes'], author: ['mira'], tag: ['duct', 'noise'] },
    {
      texts: {
        de: articleText('luftmenge', 'Luftmenge'),
        cs: articleText('prutok', 'Průtok vzduchu'),
      },
    },
  ),
  article('mould', '2026-05-01T08:00:00Z', {
    category: ['advice'],
    author: ['jan'],
    tag: ['noise'],
  }),
  article('old', '2025-02-01T08:00:00Z', { category: ['news'] }),
  article('future', '2099-01-01T08:00:00Z', { category: ['news'], author: ['mira'] }),
  article('hidden', '2026-01-01T08:00:00Z', { category: ['news'] }, { enabled: false }),
  article('trade', '2026-02-01T08:00:00Z', { category: ['news'] }, { customer_groups: ['trade'] }),
  {
    kind: 'article_category',
    id: 'advice',
    weight: 20,
    facts: {},
    texts: { de: category('ratgeber', 'Ratgeber'), cs: category('poradna', 'Poradna') },
  },
  {
    kind: 'article_category',
    id: 'news',
    weight: 10,
    facts: {},
    texts: { de: category('neues', 'Neues') },
  },
  {
    kind: 'article_category',
    id: 'sizes',
    facts: {},
    texts: { de: category('auslegung', 'Auslegung') },
    references: { master_category: ['advice'] },
  },
  { kind: 'article_tag', id: 'duct', facts: {}, texts: { de: portrait('rohr', 'Rohr') } },
  { kind: 'article_tag', id: 'noise', facts: {}, texts: { de: portrait('geraeusch', 'Geräusch') } },
  {
    kind: 'author',
    id: 'mira',
    facts: { author_has_page: true },
    texts: { de: portrait('mira-lang', 'Mira Lang') },
  },
  {
    kind: 'author',
    id: 'jan',
    facts: { author_has_page: false },
    texts: { de: portrait('jan-ernst', 'Jan Ernst') },
  },
  {
    kind: 'configuration_article_list',
    id: 'main',
    facts: {},
    texts: { de: { slug: 'artikel', title: 'Artikel', perex: 'Wissen über Luft.' } },
    references: { highlighted: ['future', 'sizing'] },
  },
]

function branch(id: string, title: string, latitude: number, primary = false): AnyEntryRecord {
  return {
    kind: 'branch',
    id,
    weight: primary ? 100 : 10,
    facts: {
      store_id: `store-${id}`,
      address: {
        street: 'Allee',
        houseNumber: '1',
        city: title,
        postcode: '04109',
        country: 'DEU',
      },
      phone: '+49 341 123456',
      email: `${id}@shop.example`,
      opening_hours: [
        { day: 1, from: '13:00', to: '17:00' },
        { day: 1, from: '08:00', to: '12:00' },
      ],
      gps_latitude: latitude,
      gps_longitude: 12.4,
      pay_with_card: true,
      barrier_free: true,
      review_link: null,
      branch_is_primary: primary,
    },
    texts: {
      de: {
        slug: id,
        title,
        description: doc,
        opening_hours_note: '',
        region: 'Sachsen',
        services: ['Abholung'],
        car_accessibility: 'Parkplatz im Hof',
        public_transportation_accessibility: 'Tram 4',
        main_image: picture(`branch/${id}`),
        images: [],
        employees: [{ title: 'Mira Lang', position: 'Leitung', email: '', phone: '', photo: null }],
      },
    },
  }
}

const term = (slug: string, title: string) => ({
  slug,
  title,
  perex: `${title} ist …`,
  description: doc,
})

const texts: AnyEntryRecord[] = [
  branch('leipzig', 'Leipzig', 51.3, true),
  branch('aussig', 'Außig', 50.6),
  {
    kind: 'glossary_term',
    id: 'zeta',
    facts: {},
    texts: { de: term('zeta-wert', 'Zeta-Wert') },
    references: { glossary_term: ['offset'], category: ['A1', 'nope'], product: ['letzter'] },
  },
  { kind: 'glossary_term', id: 'offset', facts: {}, texts: { de: term('etage', 'Etage') } },
  { kind: 'glossary_term', id: 'noise', facts: {}, texts: { de: term('aerophon', 'Ärophon') } },
  { kind: 'faq_group', id: 'order', weight: 1, facts: {}, texts: { de: { title: 'Bestellen' } } },
  { kind: 'faq_group', id: 'plan', weight: 2, facts: {}, texts: { de: { title: 'Planen' } } },
  question('return', 'order', 'Wie gebe ich etwas zurück?', 9),
  question('noise', 'plan', 'Wie laut ist das?', 1),
  question('air', 'plan', 'Wie viel Luft?', 5),
  {
    kind: 'brand',
    id: 'aerotal',
    facts: { link: 'https://aerotal.example' },
    texts: {
      de: { title: 'Aerotal', perex: 'Lüfter aus Thüringen.', description: doc, image: null },
    },
  },
  banner('autumn', 5, { ...limits }),
  banner('march', 9, {
    time_limited: true,
    time_limit_start: '2026-03-01T00:00:00Z',
    time_limit_end: '2026-03-31T22:00:00Z',
  }),
  { ...banner('draft', 99, { ...limits }), enabled: false },
  catalogBanner('everywhere', [], []),
  catalogBanner('fans', ['A1'], []),
  catalogBanner('trade', [], ['trade']),
  {
    kind: 'info_box',
    id: 'late',
    facts: { box_color: '#eef4f5', order: 2 },
    texts: { de: { text: 'Zwei' } },
  },
  {
    kind: 'info_box',
    id: 'plain',
    facts: { box_color: null, order: 10 },
    texts: { de: { text: 'Drei' } },
  },
  {
    kind: 'info_box',
    id: 'early',
    facts: { box_color: '#fdf1e3', order: 1 },
    texts: { de: { text: 'Eins' } },
  },
  {
    kind: 'parameter_value',
    id: 'dn:125',
    facts: { hide_product_detail: false },
    texts: {
      de: {
        short_description: 'Für 200 m³/h.',
        long_description: doc,
        link_url: null,
        image: null,
      },
    },
  },
  {
    kind: 'filtered_category',
    id: 'a1-125',
    facts: { category_id: 'A1', parameters: [{ entityId: 'dn', values: ['125'] }] },
    texts: {
      de: { slug: 'badluefter-125', title: 'Badlüfter Ø 125', description: 'Für große Bäder.' },
    },
  },
  {
    kind: 'featured_products',
    id: 'home',
    facts: { product_ids: ['letzter', 'unknown', 'badluefter-silva'] },
    texts: { de: { title: 'Beliebt' } },
  },
]

function question(id: string, group: string, title: string, weight: number): AnyEntryRecord {
  return {
    kind: 'faq_question',
    id,
    weight,
    facts: {},
    texts: { de: { title, answer: doc } },
    references: { group: [group] },
  }
}

function banner(id: string, weight: number, facts: typeof limits | BannerFacts): AnyEntryRecord {
  return {
    kind: 'banner_wide',
    id,
    weight,
    facts,
    texts: {
      de: {
        title: id,
        text: '',
        text_2: '',
        button_text: 'Ansehen',
        url: '/ventilatoren',
        main_image: picture(`banner/${id}`),
      },
    },
  }
}

type BannerFacts = Extract<AnyEntryRecord, { kind: 'banner_wide' }>['facts']

function catalogBanner(
  id: string,
  category_ids: string[],
  customer_group_enabled: string[],
): AnyEntryRecord {
  return {
    kind: 'catalog_banner',
    id,
    facts: { ...limits, category_ids, customer_group_enabled },
    texts: { de: { title: id, url: '/filter', image: picture(`banner/${id}`) } },
  }
}

/** A little of every kind of content. */
export const entries: AnyEntryRecord[] = [...articles, ...texts]
