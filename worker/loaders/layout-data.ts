import { emptyConfiguration } from '../../domain/content/empty-configuration.ts'
import type { Context } from 'hono'
import { type Domain, domainsByLanguage } from '../../domain/domain-list.ts'
import type { CurrencyCode } from '../../domain/currency.ts'
import type { Configuration, Globals, Menu } from '../../domain/site.ts'
import { menuCodes } from '../../domain/site.ts'
import { languageTag } from '../../domain/language.ts'
import { onePerLanguage } from '../../domain/time/one-per-language.ts'
import { visitLanguages } from '../../domain/visit-languages.ts'
import type { LayoutData } from '../../client/layout-data.ts'
import type { AppEnv, Config } from '../env.ts'
import { eventConsumers } from '../request/event-consumers.ts'
import type { PublicReads } from '../upstream/reads/public-reads.ts'
import { originOf } from './head.ts'
import { configurationOfDomain } from './configuration-of-domain.ts'
import { withShortTitle } from './short-title.ts'
import { withoutVerticalLinks } from './without-vertical-links.ts'
import { pageVersion } from './page-version.ts'

interface Remembered {
  /** Contents that it was made of. */
  sources: readonly unknown[]
  layoutData: LayoutData
}

const maxContexts = 64
/** By context. */
const remembered = new WeakMap<Config, Map<string, Remembered>>()

/**
 * Layout data of every page of the current context: the same object until one of its contents
 * changes. Parts that fail to load are left empty.
 */
export async function loadLayoutData(c: Context<AppEnv>, reads: PublicReads): Promise<LayoutData> {
  const sources = await Promise.all([
    orElse(reads.globals(), emptyGlobals),
    orElse(reads.configuration(), emptyConfiguration),
    ...menuCodes.map((code) => orElse(reads.menu(code), null)),
  ] as const)
  const { config, context } = c.var
  const contexts = remembered.get(config) ?? new Map<string, Remembered>()
  remembered.set(config, contexts)
  const key = JSON.stringify(context)
  const known = contexts.get(key)
  if (known?.sources.every((source, at) => source === sources[at])) return known.layoutData
  const layoutData = layoutDataOf(c, sources)
  if (contexts.size >= maxContexts) contexts.clear()
  contexts.set(key, { sources, layoutData })
  return layoutData
}

/** A menu with all its levels and their short titles. */
export async function loadMenu(reads: PublicReads, code: Menu['code']): Promise<Menu> {
  return withShortTitles(await reads.menu(code))
}

function withShortTitles(menu: Menu): Menu {
  return { ...menu, items: shortened(menu.items) }
}

function emptyMenu(code: Menu['code']): Menu {
  return { code, title: '', items: [] }
}

function firstLevelOf(menu: Menu): Menu {
  return { ...menu, items: menu.items.map((item) => ({ ...item, children: [] })) }
}

function layoutDataOf(
  c: Context<AppEnv>,
  [globals, configuration, ...found]: readonly [Globals, Configuration, ...(Menu | null)[]],
): LayoutData {
  const { config, context } = c.var
  const menus = withoutVerticalLinks(
    menuCodes.map((code, at) => withShortTitles(found[at] ?? emptyMenu(code))),
    context.locale,
    config.VERTICAL,
  )
  const main = menus.find(({ code }) => code === 'main')?.items ?? []
  const site = {
    menus: menus.map((menu) => (menu.code === 'main' ? firstLevelOf(menu) : menu)),
    globals,
    configuration: configurationOfDomain(configuration),
  }
  const languages = domainsByLanguage(config.DOMAINS).map((domain) => ({
    locale: domain.locale,
    ...languageOf(domain),
    href: originOf(domain, context.origin),
  }))
  const consumers = eventConsumers(config, context.country)
  return {
    context: { ...context, currency: currencyOfAmounts(site.globals, context.currency) },
    site,
    menuParents: main.flatMap(({ id, children }) => (children.length > 0 ? id : [])),
    cdn: config.CDN_URL,
    languages,
    currencyNames: namesOf(site.globals.currencies, languageTag(context)),
    assetVersion: pageVersion(context),
    ...(config.VERTICAL && { vertical: config.VERTICAL }),
    ...((config.RECOMMENDER_URL || config.CONTEXT_RECOMMENDER_URL) && { recommends: true }),
    ...(config.VITALS_SAMPLE > 0 && { vitals: config.VITALS_SAMPLE }),
    ...(config.ENVIRONMENT_OVERRIDE && { override: true }),
    ...(consumers && { consumers }),
  }
}

function languageOf({ language }: Domain): { language?: string; name?: string } {
  if (!language) return {}
  const name = visitLanguages.get(language)?.name
  return { language, ...(name && { name }) }
}

function namesOf(currencies: Globals['currencies'], tag: string): Record<string, string> {
  const names = namesIn(tag, 'currency')
  return Object.fromEntries(currencies.map(({ code }) => [code, names.of(code) ?? code]))
}

const namesIn = onePerLanguage(
  (tag: string, type: 'currency') => new Intl.DisplayNames(tag, { type }),
)

/**
 * Currency that prices are labelled with. A store answers in its own currency if it does not sell
 * in the requested one (contract: unknown headers), for example of a misconfigured domain.
 */
function currencyOfAmounts({ currencies }: Globals, requested: CurrencyCode): CurrencyCode {
  const isSold = currencies.some(({ code }) => code === requested)
  return isSold ? requested : (currencies[0]?.code ?? requested)
}

function shortened(items: Menu['items']): Menu['items'] {
  return items.map((item) => ({
    ...(isCategory(item) ? withShortTitle(item) : item),
    children: shortened(item.children),
  }))
}

function isCategory({ link }: Menu['items'][number]): boolean {
  return link.type === 'category' || link.type === 'virtual_category'
}

/** A page without its menu is better than no page; the failure has been logged. */
async function orElse<Value, Else>(
  read: Promise<Value | null>,
  fallback: Else,
): Promise<Value | Else> {
  try {
    return (await read) ?? fallback
  } catch {
    return fallback
  }
}

const emptyGlobals: Globals = {
  contact: {
    company: '',
    street: '',
    postcode: '',
    city: '',
    country: 'DEU',
    phone: '',
    email: '',
    openingHours: '',
  },
  freeShippingAt: null,
  orderGiftAt: null,
  orderMinimumValue: 0,
  currencies: [],
  functions: { loyaltyCredits: false, promoCode: true, customOrderNumber: true },
  variantHash: '',
}
