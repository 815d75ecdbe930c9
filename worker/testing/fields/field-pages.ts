import type { Part } from './parts.tsx'

/** A URL, and other CMS answers that it needs. */
export interface FieldPage {
  address: string
  /** Rendered by the browser over the page. */
  part?: Part
  cookie?: string
  /** GET by default, or POST with a form. */
  method?: string
  /** The posted form. */
  form?: Record<string, string>
  /** Values by path in responses: `homepage.blocks`. */
  with?: Readonly<Record<string, unknown>>
}

const at = (address: string, values?: FieldPage['with']): FieldPage => ({
  address,
  ...(values && { with: values }),
})

const home = at('/')
const bareHome = at('/', { 'homepage.blocks': [] })
const category = at('/kategorie')
const isSaved = 'getCatalogCategories.data.0.isVirtual'
const plain = at('/kategorie', { [isSaved]: false })
const saved = at('/kategorie', { [isSaved]: true })
const filtered = at('/kategorie?f_code0=value0', { [isSaved]: false })
const net = (place: FieldPage): FieldPage => ({ ...place, cookie: 'display_vat=1' })
const product = at('/produkt/x')
const silentPage = at('/seite/x', {
  'page.title': '',
  'page.pageMeta.seoTitle': '',
  'page.pageMeta.seoDescription': '',
})
const search = at('/suche?q=zqz', { 'search.exact': null })
const tab = (name: string) => at(`/suche?q=zqz&tab=${name}`, { 'search.exact': null })
const articles = at('/artikel')
const article = at('/artikel/x')
const contact = at('/impressum')
const page = at('/seite/x')
const lost = at('/nichts/da')
const cart = at('/checkout')
const sitemap = at('/sitemap-pages-1.xml')

const bulk: FieldPage = { address: '/api/bulk-order', form: { lines: 'RV-0 2\nRV-1 1' } }

/** Pages that the specification displays an operation on; the likeliest first. */
export const fieldPages: Readonly<Record<string, readonly FieldPage[]>> = {
  homepage: [home, net(home)],
  page: [page, net(page)],
  configuration: [
    home,
    bareHome,
    page,
    { address: '', part: 'modals' },
    at('/', {
      'configuration.shoppingDisabled': true,
      'configuration.topBanner.domainEnabled': true,
    }),
    cart,
    product,
    category,
    contact,
    at('/user/dashboard'),
    at('/user/settings'),
    at('/sammelbestellung'),
  ],
  error_page: [lost],
  slug_list: [sitemap],
  article: [article, articles],
  article_category: [
    at('/articlelist/kategorie-1'),
    at('/articlelist/kategorie-1/kategorie-0'),
    articles,
  ],
  article_tag: [at('/articletag/x'), articles],
  author: [at('/autor/x')],
  configuration_article_list: [articles],
  branch: [at('/niederlassung/x'), at('/niederlassungen')],
  glossary_term: [at('/glossar/x'), at('/glossar')],
  faq_question: [at('/haeufige-fragen'), at('/alle-hilfethemen')],
  catalog_banner: [plain],
  virtual_category: [saved],
  virtual_category_list: [plain, filtered],
  filtered_category: [filtered],
  parameter: [product],
  brands: [at('/marken')],
  featured_products: [bareHome, net(bareHome)],
  getUrlRewrite: [contact],
  getRedirect: [at('/nichts/umgezogen')],
  getCatalogCategories: [category],
  getTopCategories: [at('/suche'), search],
  getCatalogState: [category, net(category), search],
  getMenu: [home, cart, product, contact, at('/api/menu')],
  getProducts: [at('/compare?ids=a,b'), product, net(product)],
  getProductDetail: [
    product,
    net(product),
    at('/produkt/x', {
      'getProductDetail.data.variants.0.mainImage': null,
      'getProductDetail.data.pageMeta.shareImage': null,
    }),
  ],
  search: [
    { address: '', part: 'suggestions' },
    search,
    tab('articles'),
    tab('categories'),
    tab('faq'),

    at('/suche?q=zqz'),
  ],
  findCodes: [bulk, net(bulk)],
  getGlobals: [
    silentPage,
    home,
    product,
    at('/produkt/x?for_credits=true'),
    contact,
    cart,
    at('/checkout/methods'),
    at('/manifest.webmanifest'),
    at('/llms.txt'),
    at('/opensearch.xml'),
    at('/user/dashboard'),
    at('/checkout/info'),
  ],
}
