import type { Content } from '../../demo/records.ts'
import { entries } from './fixture-entries.ts'
import { docs, same } from './fixture-text.ts'

const perLocale = <T>(value: T) => ({ de: value, cs: value, sk: value, en: value })

export const content: Content = {
  searchWords: {
    ...perLocale({ groups: [] }),
    de: {
      groups: [
        { words: ['Spirorohr'], categories: ['C'] },
        { words: ['Klimaanlage'], categories: ['A'], notStocked: true },
      ],
    },
  },
  homepage: perLocale({
    seoTitle: 'LuftBasis',
    seoDescription: 'Lüftung',
    blocks: [
      {
        id: 'b1',
        type: 'big_title',
        title: 'Gute Luft',
        text: '',
        backgroundColor: null,
        textColor: null,
      },
      {
        id: 'b2',
        type: 'products',
        blockTitle: 'Beliebt',
        productIds: ['letzter', 'unknown', 'badluefter-silva'],
      },
    ],
  }),
  pages: [
    {
      id: 'terms',
      title: same('AGB'),
      slug: { de: 'agb', cs: 'podminky', sk: 'podmienky', en: 'terms' },
      content: docs('Es gilt …'),
      blocks: perLocale([]),
      rewrites: ['/agb.html'],
      noindex: false,
    },
  ],
  menus: perLocale([
    {
      code: 'footer-legal',
      title: 'Rechtliches',
      items: [
        { id: '1', title: 'AGB', link: { type: 'page', target: 'agb' }, image: null, children: [] },
      ],
    },
  ]),
  configuration: perLocale({
    shoppingDisabled: false,
    shoppingDisabledText: '',
    maintenance: false,
    cart: { shippingInfo: '', paymentInfo: '' },
    freeDeliveryTagByPrice: true,
    topBanner: null,
    usp: [],
    footer: { copyrightName: 'LuftBasis', text: '', social: [] },
  }),
  errorPages: [{ status: 404, title: same('Nicht gefunden'), content: docs('Weg.') }],
  redirects: [{ from: '/alt', to: '/ventilatoren' }],
  entries,
}
