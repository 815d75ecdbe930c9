import { type Menu, type MenuItem, type MenuRole, menuRoles } from '../../domain/site.ts'
import type { Locale } from '../../domain/locale.ts'
import { type Routes, routesOf } from '../../domain/routes.ts'
import { t } from '../catalogue/texts/text.ts'
import type { Text } from '../../backend/db/columns.ts'
import type { CategoryRecord, Content, VirtualCategoryRecord } from '../records.ts'
import { virtualCategories } from '../catalogue/virtual-categories.ts'
import { categoryById, categoryLink, childrenOf, hrefOf, pageLink } from './links.ts'
import { shortTitle } from './menu-titles.ts'
import type { PageId } from './page-slugs.ts'

const titles = {
  main: t('Sortiment', 'Sortiment', 'Sortiment', 'Range'),
  top: t('Service', 'Servis', 'Servis', 'Service'),
  shop: t('Shop', 'Obchod', 'Obchod', 'Shop'),
  service: t('Hilfe & Service', 'Pomoc a servis', 'Pomoc a servis', 'Help and service'),
  legal: t('Rechtliches', 'Právní informace', 'Právne informácie', 'Legal'),
}

const bulkOrder = t('Sammelbestellung', 'Hromadná objednávka', 'Hromadná objednávka', 'Bulk order')

const pageTitles: Record<PageId, Text> = {
  imprint: t('Impressum', 'Provozovatel', 'Prevádzkovateľ', 'Imprint'),
  privacy: t('Datenschutz', 'Ochrana údajů', 'Ochrana údajov', 'Privacy'),
  terms: t('AGB', 'Obchodní podmínky', 'Obchodné podmienky', 'Terms'),
  withdrawal: t('Widerrufsrecht', 'Odstoupení od smlouvy', 'Odstúpenie od zmluvy', 'Right of withdrawal'),
  shipping: t('Versand & Zahlung', 'Doprava a platba', 'Doprava a platba', 'Delivery and payment'),
  accessibility: t('Barrierefreiheit', 'Přístupnost', 'Prístupnosť', 'Accessibility'),
  about: t('Über uns', 'O nás', 'O nás', 'About us'),
  contact: t('Kontakt', 'Kontakt', 'Kontakt', 'Contact'),
  advice: t('Beratung', 'Poradna', 'Poradňa', 'Advice'),
  disposal: t('Entsorgung', 'Zpětný odběr', 'Spätný odber', 'Disposal'),
  cookies: t('Cookies', 'Cookies', 'Cookies', 'Cookies'),
  warranty: t('Gewährleistung & Garantie', 'Reklamace', 'Reklamácie', 'Warranty and claims'),
  payment: t('Zahlungsarten', 'Způsoby platby', 'Spôsoby platby', 'Ways to pay'),
  business: t('Für Unternehmen', 'Pro firmy', 'Pre firmy', 'For businesses'),
  withdrawalForm: t('Widerrufsformular', 'Formulář pro odstoupení', 'Formulár na odstúpenie', 'Withdrawal form'),
  batteries: t('Batterien', 'Baterie', 'Batérie', 'Batteries'),
  packaging: t('Verpackung', 'Obaly', 'Obaly', 'Packaging'),
  productSafety: t('Produktsicherheit', 'Bezpečnost výrobků', 'Bezpečnosť výrobkov', 'Product safety'),
  dataAccess: t('Daten vernetzter Geräte', 'Data zařízení', 'Dáta zariadení', 'Device data'),
  reviews: t('Bewertungen', 'Hodnocení', 'Hodnotenia', 'Reviews'),
  ranking: t('Wie wir sortieren', 'Jak řadíme', 'Ako radíme', 'How we sort'),
  dataRequests: t('Ihre Daten', 'Vaše údaje', 'Vaše údaje', 'Your data'),
}

function categoryItem(category: CategoryRecord, locale: Locale, children: MenuItem[] = []): MenuItem {
  return {
    id: `menu-${category.id.toLowerCase()}`,
    title: shortTitle(category, locale),
    link: categoryLink(category.id, locale),
    image: { path: category.image, alt: '' },
    children,
  }
}

/** Subcategories, and saved filters by size. */
function furtherItems(category: CategoryRecord, locale: Locale): MenuItem[] {
  const parts = childrenOf(category.id).map((child) => ({ ...categoryItem(child, locale), image: null }))
  const sizes = virtualCategories.filter(({ categories, values }) => categories[0] === category.id && values['dn'])
  return [...parts, ...sizes.map((list) => sizeItem(list, locale))]
}

function sizeItem({ id, title, slug }: VirtualCategoryRecord, locale: Locale): MenuItem {
  const link = { type: 'virtual_category' as const, target: slug[locale] }
  return { id: `menu-${id}`, title: title[locale], link, image: null, children: [] }
}

const isMenuRole = (id: string): id is MenuRole => menuRoles.some((role) => role === id)

function pageItem(menu: string, id: PageId, locale: Locale): MenuItem {
  return { id: `${menu}-${id}`, ...(isMenuRole(id) && { role: id }), title: pageTitles[id][locale], link: pageLink(id, locale), image: null, children: [] }
}

const calculatorsTitle = t('Rechner', 'Výpočty', 'Výpočty', 'Calculators')

function calculatorsItem(menu: string, locale: Locale): MenuItem {
  const link = { type: 'custom_link' as const, target: hrefOf('calculators', locale) }
  return { id: `${menu}-calculators`, title: calculatorsTitle[locale], link, image: null, children: [] }
}

const screens = {
  contact: { title: pageTitles.contact, path: (routes: Routes) => routes.contact() },
  branches: { title: t('Niederlassungen', 'Pobočky', 'Pobočky', 'Branches'), path: (routes: Routes) => routes.branches() },
  help: { title: t('Alle Hilfethemen', 'Vše o nákupu', 'Všetko o nákupe', 'Help topics'), path: (routes: Routes) => routes.aboutPurchase() },
  articles: { title: t('Ratgeber', 'Rady', 'Rady', 'Guides'), path: (routes: Routes) => routes.articles() },
  glossary: { title: t('Glossar', 'Slovník pojmů', 'Slovník pojmov', 'Glossary'), path: (routes: Routes) => routes.glossary() },
  brands: { title: t('Marken', 'Značky', 'Značky', 'Brands'), path: (routes: Routes) => routes.brands() },
}

/** Link to a screen other than text pages and categories. */
function screenItem(menu: string, name: keyof typeof screens, locale: Locale): MenuItem {
  const { title, path } = screens[name]
  return { id: `${menu}-${name}`, title: title[locale], link: { type: 'custom_link', target: path(routesOf(locale)) }, image: null, children: [] }
}

function menusOf(locale: Locale): Menu[] {
  const pages = (menu: string, ...ids: PageId[]) => ids.map((id) => pageItem(menu, id, locale))
  const screensOf = (menu: string, ...names: (keyof typeof screens)[]) => names.map((name) => screenItem(menu, name, locale))
  return [
    {
      code: 'main', title: titles.main[locale],
      items: childrenOf(null).map((category) =>
        categoryItem(category, locale, childrenOf(category.id).map((child) =>
          categoryItem(child, locale, furtherItems(child, locale))))),
    },
    { code: 'top', title: titles.top[locale], items: [calculatorsItem('top', locale), ...pages('top', 'advice', 'shipping'), screenItem('top', 'contact', locale)] },
    {
      code: 'footer-shop', title: titles.shop[locale],
      items: [
        ...['A', 'B', 'C', 'D', 'F', 'M'].map((id) => ({ ...categoryItem(categoryById(id), locale), id: `shop-${id.toLowerCase()}` })),
        { id: 'shop-bulk-order', title: bulkOrder[locale], link: { type: 'custom_link', target: routesOf(locale).bulkOrder() }, image: null, children: [] },
        screenItem('shop', 'brands', locale),
        pageItem('shop', 'about', locale),
      ],
    },
    { code: 'footer-service', title: titles.service[locale], items: [...screensOf('service', 'contact', 'branches', 'help', 'articles', 'glossary'), pageItem('service', 'advice', locale), calculatorsItem('service', locale), ...pages('service', 'shipping', 'payment', 'business', 'warranty', 'productSafety', 'disposal')] },
    { code: 'footer-legal', title: titles.legal[locale], items: pages('legal', 'imprint', 'privacy', 'dataRequests', 'terms', 'withdrawal', 'accessibility', 'cookies', 'reviews', 'ranking') },
  ]
}

/** Menus of each language. */
export const menus: Content['menus'] = { de: menusOf('de'), cs: menusOf('cs'), sk: menusOf('sk'), en: menusOf('en') }
