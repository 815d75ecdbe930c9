import assets from 'virtual:asset-manifest'
import type { Context } from 'hono'
import { type Domain, domainsByLanguage } from '../../domain/domain-list.ts'
import type { CurrencyCode } from '../../domain/currency.ts'
import type { Configuration, Frame, Globals, Menu } from '../../domain/frame.ts'
import { menuCodes } from '../../domain/frame.ts'
import { languageTag } from '../../domain/language.ts'
import { onePerLanguage } from '../../domain/time/one-per-language.ts'
import { visitLanguages } from '../../domain/visit-languages.ts'
import type { LayoutData } from '../../client/layout-data.ts'
import type { AppEnv } from '../env.ts'
import { eventConsumers } from '../request/event-consumers.ts'
import type { PublicReads } from '../upstream/reads/public-reads.ts'
import { originOf } from './head.ts'
import { configurationOfDomain } from './configuration-of-domain.ts'
import { withShortTitle } from './short-title.ts'

/** Layout data of every page of the current context. Parts that fail to load are left empty. */
export async function loadLayoutData(c: Context<AppEnv>, reads: PublicReads): Promise<LayoutData> {
  const [menus, globals, configuration] = await Promise.all([
    Promise.all(
      menuCodes.map((code) => orElse<Menu>(loadMenu(reads, code), { code, title: '', items: [] })),
    ),
    orElse(reads.globals(), emptyGlobals),
    orElse(reads.configuration(), emptyConfiguration),
  ])
  const main = menus.find(({ code }) => code === 'main')?.items ?? []
  const frame = {
    menus: menus.map((menu) => (menu.code === 'main' ? firstLevelOf(menu) : menu)),
    globals,
    configuration: configurationOfDomain(configuration),
  }
  const menuParents = main.flatMap(({ id, children }) => (children.length > 0 ? id : []))
  return layoutDataOf(c, frame, menuParents)
}

/** A menu with all its levels and their short titles. */
export async function loadMenu(reads: PublicReads, code: Menu['code']): Promise<Menu> {
  const menu = await reads.menu(code)
  return { ...menu, items: shortened(menu.items) }
}

function firstLevelOf(menu: Menu): Menu {
  return { ...menu, items: menu.items.map((item) => ({ ...item, children: [] })) }
}

function layoutDataOf(
  c: Context<AppEnv>,
  frame: Frame,
  menuParents: readonly string[],
): LayoutData {
  const { config, context } = c.var
  const languages = domainsByLanguage(config.DOMAINS).map((domain) => ({
    locale: domain.locale,
    ...languageOf(domain),
    href: originOf(domain, context.origin),
  }))
  const consumers = eventConsumers(config, context.country)
  return {
    context: { ...context, currency: currencyOfAmounts(frame.globals, context.currency) },
    frame,
    menuParents,
    cdn: config.CDN_URL,
    languages,
    currencyNames: namesOf(frame.globals.currencies, languageTag(context)),
    assetVersion: assets.version,
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
async function orElse<Value>(read: Promise<Value | null>, fallback: Value): Promise<Value> {
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

const emptyConfiguration: Configuration = {
  shoppingDisabled: false,
  shoppingDisabledText: '',
  maintenance: false,
  cart: { shippingInfo: '', paymentInfo: '' },
  freeDeliveryTagByPrice: false,
  topBanner: null,
  usp: [],
  footer: { copyrightName: '', text: '', social: [] },
  infoBoxes: [],
}
