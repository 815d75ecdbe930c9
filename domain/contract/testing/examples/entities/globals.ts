import type { Currency } from '../../../../currency.ts'
import type { StoreGlobals } from '../../../../store-globals.ts'

const euro: Currency = {
  code: 'EUR',
  symbol: '€',
  symbolPlacement: 'right',
  decimalPlaces: 2,
  decimalPoint: ',',
  millesimalPoint: '.',
}

export const exampleCurrencies: Currency[] = [
  euro,
  { ...euro, code: 'CZK', symbol: 'Kč', decimalPlaces: 0 },
]

export const exampleGlobals: StoreGlobals = {
  contact: {
    company: 'LuftBasis GmbH',
    street: 'Musterallee 12',
    postcode: '04109',
    city: 'Leipzig',
    country: 'DEU',
    phone: '+49 30 23125 118',
    email: 'service@luftbasis.example',
    openingHours: 'Mo–Fr 8–17 Uhr',
    vatId: 'DE000000000',
  },
  brand: {
    name: 'LuftBasis',
    nameStrong: 'Basis',
    logo: '/cdn/upload/brand/logo.svg',
    favicon: '/cdn/upload/brand/favicon.svg',
    appIcon: '/cdn/upload/brand/app-icon.png',
    sharePicture: '/cdn/upload/brand/share.png',
    accent: '#00707d',
    accentDark: '#00525c',
  },
  promises: { deliveryDays: [1, 2], withdrawalDays: 14, guaranteeYears: 2 },
  delivery: {
    parcel: { closesAt: '12:00', transit: { days: 1, from: 'DEU' } },
    freight: { closesAt: '12:00', transit: { days: 3, from: 'DEU' } },
  },
  newsletter: 'Neuigkeiten und Angebote',
  freeShippingAt: 99,
  orderGiftAt: null,
  orderMinimumValue: 0,
  creditWorth: 0.04,
  currencies: exampleCurrencies,
  functions: { loyaltyCredits: false, promoCode: true, customOrderNumber: true },
  variantHash: 'b2c-2026-11-20T09:00:00.000Z',
  domain: {
    code: 'de',
    locale: 'de',
    country: 'DEU',
    currencyCode: 'EUR',
    translationVariant: '',
  },
  currency: euro,
  languages: [{ locale: 'de', title: 'Deutsch', isDefault: true }],
  menus: [
    {
      id: 'menu-a',
      title: 'Ventilatoren',
      main: true,
      parent: null,
      path: '/ventilatoren',
      children: [
        {
          id: 'menu-a1',
          title: 'Badlüfter',
          main: false,
          parent: 'menu-a',
          path: '/ventilatoren/bad-kleinraumluefter',
          children: [],
        },
      ],
    },
  ],
  meta: { title: 'LuftBasis', description: 'Lüftung für Haus, Werkstatt und Gewerbe.' },
  settings: {
    integrations: { parcel_pickup_key: null },
    functions: { loyalty_credits: false, promo_code: true, custom_order_number: true },
  },
}
