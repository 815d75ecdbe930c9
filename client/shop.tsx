import { createContext, use, useMemo } from 'react'
import { type Routes, routesOf } from '../domain/routes.ts'
import { createFormat, type Format } from './i18n/format.ts'
import type { Text } from './i18n/text.ts'
import type { AnyPage } from './page.ts'
import { localizedPageHref } from './same-page.ts'
import type { DeferredParts, LayoutData } from './layout-data.ts'

/** Context of every component: texts, formats, URLs and layout data. */
export interface Shop extends LayoutData {
  text: Text
  format: Format
  routes: Routes
}

const ShopContext = createContext<Shop | null>(null)
/** The deferred parts of the page; a part that hydrates late keeps those of its HTML. */
export const DeferredContext = /* @__PURE__ */ createContext<DeferredParts>({})
const PageContext = createContext<AnyPage | null>(null)

interface ShopProviderProps {
  layoutData: LayoutData
  text: Text
  deferred: DeferredParts
  page?: AnyPage
  children: React.ReactNode
}

export function ShopProvider({ layoutData, text, deferred, page, children }: ShopProviderProps) {
  const shop = useMemo(() => {
    const { context, site } = layoutData
    const format = createFormat(context, context.currency, site.globals.currencies)
    return { ...layoutData, text, format, routes: routesOf(context.locale) }
  }, [layoutData, text])
  return (
    <ShopContext value={shop}>
      <DeferredContext value={deferred}>
        <PageContext value={page ?? null}>{children}</PageContext>
      </DeferredContext>
    </ShopContext>
  )
}

export function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('useShop needs a ShopProvider above it')
  return shop
}

/** URLs of the current page on each language's domain. */
export function useLanguages(): LayoutData['languages'] {
  const page = use(PageContext)
  const { languages } = useShop()
  return page ? localizedPageHref(languages, page) : languages
}

/**
 * A deferred part (spec design §3): suspends until it resolves, null if its source failed. The
 * screen's loader decides its type, so the caller names it.
 */
export function useDeferred<Part>(name: string): Part | null {
  const part = use(DeferredContext)[name]
  // Loader and component of a screen are built together; no other source is possible.
  return part ? (use(part) as Part | null) : null
}
