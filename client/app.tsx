import { type ComponentType, useEffect } from 'react'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { Layout } from './layout/layout.tsx'
import type { Text } from './i18n/text.ts'
import type { AnyPage } from './page.ts'
import type { DeferredParts, LayoutData } from './layout-data.ts'
import { ShopProvider } from './shop.tsx'
import { currentPage } from './navigation/current-page.ts'

export interface AppProps {
  layoutData: LayoutData
  text: Text
  page: AnyPage
  /** Component of the page's screen; its props are the page's. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the registry pairs the two by name
  Screen: ComponentType<any>
  deferred: DeferredParts
}

/** The layout and the current screen; the same in the Worker and in the browser. */
export function App({ layoutData, text, page, Screen, deferred }: AppProps) {
  useEffect(() => {
    currentPage.value = page
  }, [page])
  return (
    <ShopProvider layoutData={layoutData} text={text} deferred={deferred} page={page}>
      <Layout screen={page.screen} url={page.url} addToCart={page.addToCart}>
        <ErrorBoundary key={pathOf(page.url)}>
          <Screen {...page.props} />
        </ErrorBoundary>
      </Layout>
    </ShopProvider>
  )
}

/** A new query (filters, another variant) keeps the screen with its focus and open parts. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}
