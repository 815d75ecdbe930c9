import type { Page } from 'playwright/test'
import type { ScreenName } from '../../../domain/routes.ts'
import { fan, putIntoCart } from '../../../e2e/steps.ts'
import { hydrated } from '../../../e2e/test.ts'
import type { PersonalPaths } from './customer-with-data.ts'

export interface View {
  path: string | ((paths: PersonalPaths) => string)
  as?: 'guest' | 'customer'
  /** Preparation: something opened, typed or chosen. */
  prepare?: (page: Page) => Promise<void>
  /** Only up to this width in em. */
  belowEm?: number
  /** Expected status other than 200, which the console reports. */
  status?: number
}

const category = '/ventilatoren/bad-kleinraumluefter'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

/** Every screen with typical content, and its overlays. */
export const views = {
  home: {
    page: { path: '/' },
    'menu of a telephone': {
      path: '/',
      belowEm: 64,
      async prepare(page) {
        await page.setViewportSize({ width: 390, height: 844 })
        await button(page, 'Menü').click()
        await page.locator('summary[aria-label="Ventilatoren: Unterkategorien"]').click()
      },
    },
    cookies: {
      path: '/',
      async prepare(page) {
        await page.mouse.move(20, 20)
        await page.getByRole('region', { name: /Cookies/ }).waitFor()
      },
    },
    suggestions: {
      path: '/',
      async prepare(page) {
        await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('rohr 125')
        await page.getByRole('listbox').first().waitFor()
      },
    },
  },
  category: {
    'with tiles': { path: category },
    'with rows': { path: '/rohre-kanaele/wickelfalzrohr' },
    'with children': { path: '/ventilatoren' },
    'with filters chosen': { path: `${category}?f_dn=100&f_dn=125&sort=price` },
    'without a result': { path: `${category}?price_from=90000` },
    'filters of a telephone': {
      path: `${category}?f_dn=100`,
      belowEm: 64,
      async prepare(page) {
        await page.setViewportSize({ width: 390, height: 844 })
        await button(page, /^Filter/).click()
      },
    },
    'comparison opened': {
      path: category,
      async prepare(page) {
        await page
          .getByRole('main')
          .getByRole('button', { name: /^Vergleichen: / })
          .first()
          .click()
        await page.getByRole('dialog').waitFor()
      },
    },
  },
  search: {
    found: { path: '/suche?q=rohrventilator' },
    'nothing found': { path: '/suche?q=qqqqzzzz' },
  },
  product: {
    'with a matrix': { path: '/produkt/tubavent-rondo-wickelfalzrohr' },
    'with curves': { path: fan.path },
    'added to the cart': {
      path: fan.path,
      async prepare(page) {
        await button(page, 'In den Warenkorb').click()
        await page.getByRole('dialog').waitFor()
      },
    },
    gallery: {
      path: fan.path,
      async prepare(page) {
        await page.locator('.gallery a, .gallery button').first().click()
        await page.getByRole('dialog').waitFor()
      },
    },
    'all variants': {
      path: '/produkt/tubavent-rondo-wickelfalzrohr',
      async prepare(page) {
        for (const summary of await page.locator('main details:not([open]) > summary').all())
          if (await summary.isVisible()) await summary.click()
      },
    },
  },
  page: {
    text: { path: '/seite/versand-und-zahlung' },
    'for companies': { path: '/seite/fuer-unternehmen' },
  },
  adviser: {
    'first question': { path: '/luefter-berater' },
    response: {
      path: '/luefter-berater?room=bathroom&area=6&opening=100&exit=wall&noise=25&switching=timer&zone=1',
    },
  },
  planner: {
    start: { path: '/lueftungsplaner' },
    plan: {
      path: '/lueftungsplaner?room=living:26&room=bedroom:15&room=kitchen:9&room=bathroom:6&room=hall:7',
    },
    'bad input': { path: '/lueftungsplaner?room=living:10000&room=palace:3&room=bathroom:0' },
  },
  calculators: { page: { path: '/rechner' } },
  calculator: {
    'air volume': { path: '/rechner/luftmenge' },
    'pressure loss': { path: '/rechner/druckverlust' },
    sound: { path: '/rechner/schall' },
    connection: { path: '/rechner/anschluss' },
  },
  articles: { page: { path: '/artikel' } },
  article: { page: { path: '/artikel/badluefter-waehlen' } },
  'article-category': { page: { path: '/articlelist/ratgeber' } },
  'article-tag': { page: { path: '/articletag/bad' } },
  author: { page: { path: '/autor/petra-lindner' } },
  branches: { page: { path: '/niederlassungen' } },
  branch: { page: { path: '/niederlassung/leipzig' } },
  glossary: { page: { path: '/glossar' } },
  'glossary-term': { page: { path: '/glossar/absperrvorrichtung-18017' } },
  faq: { page: { path: '/haeufige-fragen' } },
  'about-purchase': { page: { path: '/alle-hilfethemen' } },
  contact: { page: { path: '/impressum' } },
  brands: { page: { path: '/marken' } },
  login: { page: { path: '/login' } },
  register: { page: { path: '/register' } },
  'password-forgotten': { page: { path: '/passwordforgotten' } },
  'password-reset': {
    page: { path: ({ passwordReset }) => passwordReset },
    'a used link': { path: `/passwordreset?token=${'a'.repeat(40)}`, status: 410 },
  },
  'user-activate': { page: { path: `/aktivieren?token=${'a'.repeat(40)}` } },
  'auth-proxy': { page: { path: `/auth/proxy?token=${'a'.repeat(40)}` } },
  checkout: {
    filled: { path: '/checkout', as: 'customer' },
    empty: { path: '/checkout' },
    'about to be emptied': {
      path: '/checkout',
      as: 'customer',
      async prepare(page) {
        await button(page, /leeren/).click()
        await page.getByRole('dialog').waitFor()
      },
    },
  },
  'checkout-methods': {
    parcel: { path: '/checkout/methods', as: 'customer' },
    'pickup at a branch': {
      path: '/checkout/methods',
      as: 'customer',
      async prepare(page) {
        await page.locator('[name=shipperId][value=pickup]').check()
      },
    },
  },
  'checkout-info': {
    customer: {
      path: '/checkout/info',
      as: 'customer',
      async prepare(page) {
        const data = { shipperId: 'dhl', paymentId: 'prepayment' }
        await page.request.post('/api/checkout/methods', { data })
        await page.goto('/checkout/info')
      },
    },
    'guest with mistakes': {
      path: '/checkout/info',
      async prepare(page) {
        await putIntoCart(page)
        const data = { shipperId: 'dhl', paymentId: 'prepayment' }
        await page.request.post('/api/checkout/methods', { data })
        await page.goto('/checkout/info')
        await hydrated(page) // before that, a press sends the form itself
        await page.locator('[name=isBusiness]').check()
        await button(page, 'Zahlungspflichtig bestellen').click()
        await page.locator('.field--wrong').first().waitFor()
      },
    },
  },
  'checkout-finished': { page: { path: ({ finished }) => finished, as: 'customer' } },
  'payment-callback': { page: { path: ({ callback }) => callback, as: 'customer' } },
  compare: {
    page: { path: '/compare?ids=p-bath-axial-aura,p-spiral-rondo,p-bath-axial-silva' },
    empty: { path: '/compare' },
  },
  'bulk-order': {
    empty: { path: '/sammelbestellung' },
    'with lines': {
      path: '/sammelbestellung',
      async prepare(page) {
        await page.locator('textarea').first().fill('TV-WFR-RON-80-100;12\nGIBT-ES-NICHT;3')
        await page.locator('main form button[type=submit]').first().click()
        await page.getByRole('main').getByText('TV-WFR-RON-80-100').first().waitFor()
      },
    },
  },
  'import-order': { page: { path: '/checkout/importorder', as: 'customer' } },
  withdrawal: {
    page: { path: '/vertrag-widerrufen' },
    customer: { path: '/vertrag-widerrufen', as: 'customer' },
  },
  claim: {
    page: { path: '/reklamation' },
    customer: { path: '/reklamation', as: 'customer' },
  },
  'wish-list': {
    filled: {
      path: '/user/wishlist',
      as: 'customer',
      async prepare(page) {
        await page.request.post('/api/wish-list/items', { data: { id: fan.variantId } })
        await page.reload()
      },
    },
  },
  'user-dashboard': { page: { path: '/user/dashboard', as: 'customer' } },
  'user-orders': {
    page: { path: '/user/orders', as: 'customer' },
    'last page': { path: '/user/orders?page=2', as: 'customer' },
  },
  'user-order': { page: { path: ({ order }) => order, as: 'customer' } },
  'user-documents': { page: { path: '/user/documents', as: 'customer' } },
  'user-claims': { page: { path: '/user/claims', as: 'customer' } },
  'user-settings': { page: { path: '/user/settings', as: 'customer' } },
  'user-password': { page: { path: '/user/password', as: 'customer' } },
  'user-addresses': {
    page: { path: '/mein-konto/addressliste', as: 'customer' },
    form: { path: '/mein-konto/addressliste?new=1', as: 'customer' },
  },
  'user-credits': { page: { path: '/user/credits', as: 'customer' } },
  'shared-list': { page: { path: ({ sharedList }) => sharedList, as: 'customer' } },
  'shopping-lists': { page: { path: '/user/shoppinglists', as: 'customer' } },
  'shopping-list': { page: { path: ({ list }) => list, as: 'customer' } },
  maintenance: { page: { path: '/maintenance', status: 503 } },
  error: { page: { path: '/gibt-es-nicht', status: 404 } },
} satisfies Record<ScreenName, Record<string, View>>
