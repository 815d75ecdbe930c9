import type { Configuration } from '../../../../site.ts'
import type { Homepage, TextPage } from '../../../../content/page.ts'
import { exampleTile } from './product.ts'
import { exampleDocument } from './rich-text.ts'

export const exampleHomepage: Homepage = {
  searchHints: [{ title: 'Ø 100 mm', query: 'Ventilator 100' }],
  popularTasks: [
    {
      icon: 'fan',
      title: 'Bad und WC entlüften',
      detail: 'Leise Badlüfter',
      query: 'Badlüfter',
    },
  ],
  banners: [
    {
      id: 'banner-fans',
      title: 'Luft, genau bemessen',
      text: 'Vom stillen Badlüfter bis zum Dachventilator.',
      buttonText: 'Ventilatoren ansehen',
      url: '/ventilatoren',
      image: { path: 'banner/fans', alt: 'Rohrventilator in einer Decke' },
      timeLimited: false,
      start: null,
      end: null,
    },
  ],
  blocks: [
    { id: 'popular', type: 'products', blockTitle: 'Beliebt', products: [exampleTile] },
    { id: 'newsletter', type: 'newsletter', withText: true },
  ],
  brands: [{ id: 'zefyra', title: 'Zefyra', image: null, link: null }],
  pageMeta: {
    slug: '',
    seoTitle: 'LuftBasis – Ventilatoren, Rohre und Filter',
    seoDescription: 'Lüftungstechnik mit vergleichbaren Daten.',
    noindex: false,
    nofollow: false,
    shareImage: null,
    slugs: { de: '', cs: '', sk: '', en: '' },
  },
}

export const examplePage: TextPage = {
  id: 'page-imprint',
  locale: 'de',
  title: 'Impressum',
  content: exampleDocument('Dies ist ein Demonstrationsshop.'),
  blocks: [],
  contactBox: null,
  pageMeta: {
    slug: 'impressum',
    seoTitle: 'Impressum',
    seoDescription: 'Dies ist ein Demonstrationsshop.',
    noindex: false,
    nofollow: false,
    shareImage: null,
    slugs: {
      de: 'impressum',
      cs: 'udaje-o-provozovateli',
      sk: 'udaje-o-prevadzkovatelovi',
      en: 'imprint',
    },
  },
}

export const exampleConfiguration: Configuration = {
  shoppingDisabled: false,
  shoppingDisabledText: 'Zurzeit nehmen wir keine Bestellungen an.',
  maintenance: false,
  cart: {
    shippingInfo: 'DHL Paket 5,90 €, ab 99 € kostenfrei.',
    paymentInfo: 'Kreditkarte, PayPal, Vorkasse per Überweisung.',
  },
  freeDeliveryTagByPrice: false,
  features: { bulkOrder: true, variantBatch: false, shoppingLists: true, favourites: true },
  topBanner: {
    text: 'Demonstrationsshop: Es wird nichts verkauft und nichts verschickt.',
    icon: 'info',
    backgroundColor: '#22333b',
    fontColor: '#ffffff',
    lastModified: '2026-11-16T08:00:00Z',
    link: { type: 'page', target: 'impressum' },
  },
  usp: [
    {
      icon: 'truck',
      title: 'Heute bestellt, heute verschickt',
      description: 'Lagerware bis 12 Uhr an Werktagen',
    },
  ],
  footer: { copyrightName: 'LuftBasis GmbH', text: '', social: [] },
  modals: [
    {
      type: 'entry',
      id: 'heating-season-2026',
      title: 'Heizzeit ist Lüftungszeit',
      text: 'Filter jetzt wechseln: drei Sätze zum Preis von zwei.',
      image: { path: 'banner/hero-hrv', alt: 'Lüftungsgerät an der Wand' },
      link: { type: 'category', target: 'filter' },
      linkTitle: 'Zu den Filtern',
    },
    {
      type: 'redirect',
      title: 'Bestellen Sie bei Ihrem Großhändler',
      text: 'Ihr Konto gehört zu einem Partner, der über den Großhandel bestellt.',
      link: { type: 'custom_link', target: 'https://grosshandel.example/' },
      linkTitle: 'Zum Großhandel',
    },
    {
      type: 'seasonal',
      title: 'Frohe Weihnachten',
      images: {
        cs: { path: 'banner/christmas-cs', alt: 'Krásné Vánoce a klidné svátky' },
        de: { path: 'banner/christmas-de', alt: 'Frohe Weihnachten und ruhige Tage' },
      },
      link: null,
    },
  ],
  badges: [
    {
      title: 'Geprüfter Onlineshop',
      image: { path: 'badge/tested-shop', alt: '' },
      link: { type: 'custom_link', target: 'https://siegel.example/luftbasis' },
    },
  ],
  infoBoxes: [{ color: '#0b6e4f', order: 1, text: 'Ab 99 € liefern wir frei Haus.' }],
}
