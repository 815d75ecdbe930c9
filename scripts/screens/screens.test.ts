import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from '../../domain/locales/locales.ts'
import {
  matchScreen,
  pathOf,
  routedScreens,
  type ScreenName,
  slugPath,
} from '../../domain/routes.ts'
import type { ScreenPolicy } from '../../domain/screens/screen-policy.ts'
import { screenPolicies } from '../../domain/screens/screens.gen.ts'
import { findScreens, pairScreens } from './find-screens.ts'
import { registries } from './write-registries.ts'

const complete = {
  definition: ['domain/screens/catalog/deals.ts', 'domain/screens/content/error.ts'],
  component: ['client/catalog/deals.screen.tsx', 'client/content/error.screen.tsx'],
  loader: ['worker/loaders/catalog/deals.loader.ts'],
}

describe('one definition per screen', () => {
  it.each(Object.entries(registries(findScreens())))('%s lists every file', (path, source) => {
    expect(readFileSync(path, 'utf8'), 'run `npm run screens`').toBe(source)
  })

  it('finds definition, component and loader under one name', () => {
    expect(pairScreens(complete).map(({ name, loader }) => [name, loader])).toEqual([
      ['deals', 'worker/loaders/catalog/deals.loader.ts'],
      ['error', null],
    ])
  })

  it.each([
    ['definition', "Screen 'deals' has no definition: add domain/screens/<subject>/deals.ts"],
    ['component', "Screen 'deals' has no component: add client/<subject>/deals.screen.tsx"],
    ['loader', "Screen 'deals' has no loader: add worker/loaders/<subject>/deals.loader.ts"],
  ] as const)('refuses a screen without %s', (part, message) => {
    const files = complete[part].filter((file) => !file.includes('deals'))
    expect(() => pairScreens({ ...complete, [part]: files })).toThrow(message)
  })

  it('refuses two files of one name', () => {
    const component = [...complete.component, 'client/cart/deals.screen.tsx']
    expect(() => pairScreens({ ...complete, component })).toThrow(
      "Screen 'deals' has several components: client/catalog/deals.screen.tsx, client/cart/",
    )
  })

  it('defines screens by data: imported values would be in every page’s script', () => {
    for (const { definition } of findScreens()) {
      const imports = readFileSync(definition, 'utf8').matchAll(/^import (?!type ).* from '(.*)'/gm)
      for (const [, source] of imports) expect(source, definition).toMatch(/\/screen-route\.ts$/)
    }
  })

  it('uses every style sheet, and only existing ones', () => {
    const sheets = globSync('client/styles/sheets/*.css').map((file) => basename(file, '.css'))
    const used = Object.values(screenPolicies).map(({ sheet }: ScreenPolicy) => sheet)
    expect([...new Set(used.filter(Boolean))].toSorted()).toEqual(sheets.toSorted())
  })
})

/** The route table of the specification, verbatim. */
const specified: [path: string, screen: ScreenName, slug?: string][] = [
  ['/', 'home'],
  ['/aktivieren', 'user-activate'],
  ['/alle-hilfethemen', 'about-purchase'],
  ['/artikel', 'articles'],
  ['/artikel/x', 'article', 'x'],
  ['/articleList/x', 'article-category', 'x'],
  ['/articleList/x/y', 'article-category', 'x/y'],
  ['/checkout', 'checkout'],
  ['/checkout/info', 'checkout-info'],
  ['/checkout/methods', 'checkout-methods'],
  ['/checkout/finished', 'checkout-finished'],
  ['/checkout/importOrder', 'import-order'],
  ['/checkout/payment/callback', 'payment-callback'],
  ['/compare', 'compare'],
  ['/impressum', 'contact'],
  ['/login', 'login'],
  ['/register', 'register'],
  ['/passwordForgotten', 'password-forgotten'],
  ['/passwordReset', 'password-reset'],
  ['/maintenance', 'maintenance'],
  ['/niederlassungen', 'branches'],
  ['/niederlassung/x', 'branch', 'x'],
  ['/suche', 'search'],
  // `/user` leads to the dashboard (worker/request), `/sitemapconfig` is no screen (worker/seo).
  ['/user/dashboard', 'user-dashboard'],
  ['/user/orders', 'user-orders'],
  ['/user/orders/1', 'user-order', '1'],
  ['/user/password', 'user-password'],
  ['/user/settings', 'user-settings'],
  ['/user/shoppingLists', 'shopping-lists'],
  ['/user/shoppingLists/1', 'shopping-list', '1'],
  ['/mein-konto/addressliste', 'user-addresses'],
  ['/auth/proxy', 'auth-proxy'],
  ['/produkt/x', 'product', 'x'],
  ['/seite/x', 'page', 'x'],
  ['/irgend/etwas', 'category', 'irgend/etwas'],
]

describe('§2 paths of screens', () => {
  it.each(specified)(
    'the German path %s of the route table is that of %s',
    (path, screen, slug) => {
      // Capital letters are redirected, so the paths themselves have none.
      expect(matchScreen('de', path.toLowerCase())).toEqual({ screen, slug: slug ?? '' })
    },
  )

  const routed = locales.flatMap((locale) =>
    routedScreens.map((screen) => [locale, screen, pathOf(screen, locale)] as const),
  )

  it.each(routed)('%s: %s is found at %s', (locale, screen, pattern) => {
    const hasSlug = pattern.includes(':slug')
    const slug = pattern.endsWith('*') ? 'some/thing' : 'something'
    expect(matchScreen(locale, slugPath(pattern, slug))).toEqual({
      screen,
      slug: hasSlug ? slug : '',
    })
  })

  it.each(locales)('%s: no two screens share a path', (locale) => {
    const patterns = routedScreens.map((screen) => pathOf(screen, locale))
    expect(new Set(patterns).size).toBe(patterns.length)
  })

  it.each(routed)('%s: the path of %s is allowed in the CMS: %s', (_, __, pattern) => {
    expect(pattern).toMatch(/^\/(?:[a-z-]+(?:\/[a-z-]+)*)?(?:\/?:slug\*?)?$/)
  })
})
