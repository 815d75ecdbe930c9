import { packColumns } from './pack-columns.ts'
import assets from 'virtual:asset-manifest'
import type { LayoutData } from '../../client/layout-data.ts'
import type { Boot, Head } from '../../client/page.ts'
import { pageTitle, shopNameOf } from '../../client/page-title.ts'
import { robotsOf } from '../../client/robots.ts'
import { isRightToLeft } from '../../domain/language.ts'
import { type ScreenName, siteFiles } from '../../domain/routes.ts'
import type { ShopBrand } from '../../domain/site.ts'
import { brandFiles } from '../loaders/brand-files.ts'
import { brandSheetPath } from './brand-sheet.ts'
import { chunksOf } from './chunks-of.ts'
import { escapeHtml, scriptJson } from './escape.ts'
import { openGraph } from './open-graph.ts'
import { styleSheetsOf } from './style-sheets.ts'

/** What a document shows, and where the browser loads its layout data from. */
export interface Shown extends Boot {
  layoutData: LayoutData
  layoutPath: string
}

/** Markup before the app. `nonce` allows the dev server's inline scripts only. */
export function documentStart({ page, layoutData }: Shown, nonce: string | null): string {
  const { locale, language } = layoutData.context
  const direction = isRightToLeft(language) ? ' dir="rtl"' : ''
  return `<!doctype html><html lang="${language ?? locale}"${direction}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${headElements(
    page.head,
    layoutData,
  )}${assets.dev ? devScripts(nonce) : ''}${assetElements(page.screen)}${direction && sheetLink(assets.rightToLeft)}${brandSheet(layoutData.site.globals.brand)}</head><body><div id="app">`
}

/** Markup after the app: the hydration data, without server-only data. */
export function documentEnd(
  { page, layoutData, layoutPath }: Shown,
  deferred: Record<string, unknown>,
  serverOnly: ReadonlySet<unknown>,
): string {
  const pack = (value: unknown) => scriptJson(packColumns(value, serverOnly))
  const parts = Object.keys(deferred).length
    ? `<script type="application/json" id="deferred">${pack(deferred)}</script>`
    : ''
  const chunks = chunksOf(page.screen, layoutData.context, layoutPath)
  return `</div>${jsonLdOf(page.head)}${parts}<script type="application/json" id="boot">{"page":${pack(withoutJsonLd(page))}}</script><script type="application/json" id="chunks">${scriptJson(chunks)}</script></body></html>`
}

/** Structured data, beside the page's data: compression finds names and codes again within 32 kB. */
function jsonLdOf({ jsonLd }: Head): string {
  return jsonLd
    .map((value) => `<script type="application/ld+json">${scriptJson(value)}</script>`)
    .join('')
}

/** Structured data has elements of its own; the app does not use it. */
function withoutJsonLd(page: Boot['page']): unknown {
  return { ...page, head: { ...page.head, jsonLd: [] } }
}

function headElements(head: Head, { cdn, context, site }: LayoutData): string {
  const { locale } = context
  const shopName = shopNameOf(site.globals)
  const brand = brandFiles(site.globals.brand, { cdn, origin: context.origin })
  const description = escapeHtml(head.description)
  const title = escapeHtml(pageTitle(head.title, shopName))
  const links = head.alternates.map(
    ({ locale, language, href }) =>
      `<link rel="alternate" hreflang="${language ?? locale}" href="${escapeHtml(href)}">`,
  )
  const [standard] = head.alternates
  if (standard) {
    links.push(`<link rel="alternate" hreflang="x-default" href="${escapeHtml(standard.href)}">`)
  }
  if (head.canonical) links.push(`<link rel="canonical" href="${escapeHtml(head.canonical)}">`)
  return `<title>${title}</title><meta name="description" content="${description}">${keywordsOf(head)}<meta name="robots" content="${robotsOf(
    head,
  )}">${openGraph(head, { locale, shopName, sharePicture: brand.sharePicture })}<meta name="application-name" content="${escapeHtml(shopName)}"><meta name="theme-color" content="#ffffff"><link rel="icon" href="${escapeHtml(brand.favicon)}"><link rel="apple-touch-icon" href="${escapeHtml(brand.appIcon)}"><link rel="manifest" href="${siteFiles.manifest}"><link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(shopName)}" href="${siteFiles.openSearch}">${links.join('')}`
}

function keywordsOf({ keywords }: Head): string {
  return keywords ? `<meta name="keywords" content="${escapeHtml(keywords)}">` : ''
}

/** The brand's colours override the design's. */
function brandSheet(brand: ShopBrand | undefined): string {
  const href = brandSheetPath(brand)
  return href ? `<link rel="stylesheet" href="${escapeHtml(href)}">` : ''
}

function sheetLink(href: string): string {
  return `<link rel="stylesheet" href="${href}">`
}

function assetElements(screen: ScreenName): string {
  const sheets = styleSheetsOf(screen).map(sheetLink)
  const font = assets.font
    ? `<link rel="preload" as="font" type="font/woff2" href="/${assets.font}" crossorigin>`
    : ''
  const imports = (assets.chunks['client/start.ts'] ?? []).filter((href) => href !== assets.start)
  const preloads = imports.map((href) => `<link rel="modulepreload" href="${href}">`)
  return `${sheets.join('')}${font}<script type="module" src="${assets.start}"></script>${preloads.join('')}`
}

/** The dev server's hot reload, which its HTML transform would add to a static page. */
function devScripts(nonce: string | null): string {
  const attribute = nonce ? ` nonce="${nonce}"` : ''
  return `<script type="module"${attribute}>import { injectIntoGlobalHook } from '/@react-refresh';injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type</script><script type="module" src="/@vite/client"></script>`
}
