import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { publicPriceGroup } from '../../../domain/context.ts'
import german from '../../i18n/locales/de.json'
import { createText } from '../../i18n/text.ts'
import type { Surroundings } from '../../surroundings.ts'
import { ShopProvider } from '../../shop.tsx'

const surroundings: Surroundings = {
  context: {
    origin: 'https://shop.test',
    domainCode: 'de',
    locale: 'de',
    country: 'DEU',
    currency: 'EUR',
    translationVariant: '',
    netPrices: false,
    bothPrices: true,
    priceGroup: publicPriceGroup,
  },
  frame: {
    menus: [],
    globals: {
      contact: {
        company: '',
        street: '',
        postcode: '',
        city: '',
        country: '',
        phone: '',
        email: '',
        openingHours: '',
      },
      freeShippingAt: null,
      orderGiftAt: null,
      orderMinimumValue: 0,
      creditWorth: 0.04,
      currencies: [],
      functions: { loyaltyCredits: false, promoCode: false, customOrderNumber: false },
      variantHash: '',
    },
    configuration: {
      shoppingDisabled: false,
      shoppingDisabledText: '',
      maintenance: false,
      cart: { shippingInfo: '', paymentInfo: '' },
      freeDeliveryTagByPrice: false,
      topBanner: null,
      usp: [],
      footer: { copyrightName: '', text: '', social: [] },
      infoBoxes: [],
    },
  },
  cdn: '/cdn',
  languages: [],
  assetVersion: 'test',
}

const text = createText('de', german)

/** Markup of components in the German shop, for tests. */
export function renderInShop(children: ReactNode): string {
  return renderToStaticMarkup(
    <ShopProvider surroundings={surroundings} text={text} deferred={{}}>
      {children}
    </ShopProvider>,
  )
}
