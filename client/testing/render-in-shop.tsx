import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { publicPriceGroup } from '../../domain/context.ts'
import type { Configuration, Globals, Menu } from '../../domain/site.ts'
import german from 'virtual:texts/de'
import { resolvedParts } from '../boot.ts'
import { createText } from '../i18n/text.ts'
import type { LayoutData } from '../layout-data.ts'
import { ShopProvider } from '../shop.tsx'

const layoutData: LayoutData = {
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
  site: {
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
      features: { shoppingLists: true, favourites: true },
      topBanner: null,
      usp: [],
      footer: { copyrightName: '', text: '', social: [] },
      infoBoxes: [],
    },
  },
  cdn: '/cdn',
  languages: [],
  menuParents: [],
  assetVersion: 'test',
  vertical: 'ventilation',
}

const text = createText('de', german)

interface Settings {
  context?: Partial<LayoutData['context']>
  globals?: Partial<Globals>
  configuration?: Partial<Configuration>
  menus?: Menu[]
  /** Resolved deferred parts. */
  deferred?: Record<string, unknown>
}

/** Markup of components in the German shop, for tests. */
export function renderInShop(children: ReactNode, settings: Settings = {}): string {
  const { site } = layoutData
  const globals = { ...site.globals, ...settings.globals }
  const configuration = { ...site.configuration, ...settings.configuration }
  const context = { ...layoutData.context, ...settings.context }
  const shown = {
    ...layoutData,
    context,
    site: { menus: settings.menus ?? site.menus, globals, configuration },
  }
  return renderToStaticMarkup(
    <ShopProvider layoutData={shown} text={text} deferred={resolvedParts(settings.deferred ?? {})}>
      {children}
    </ShopProvider>,
  )
}
