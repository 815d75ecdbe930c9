import { allowsThirdParties, matchScreen } from '../../domain/routes.ts'
import type { LayoutData } from '../layout-data.ts'
import { showFlashMessages } from '../storage/flash-message.ts'
import { applyHead } from './apply-head.ts'
import { loadStyles } from './load-styles.ts'
import { createPageStore } from './page-store.ts'
import { startPrefetching } from './prefetch.ts'
import { scrollToFragments } from './scroll-to-fragment.ts'
import type { RenderablePage } from './load-screen.ts'
import { startNavigation } from './start-navigation.ts'

interface NavigateInPlace {
  layoutData: LayoutData
  first: RenderablePage
  /** Renders the page synchronously. */
  show(page: RenderablePage): void
}

/** Starts in-page navigation and prefetching of links. */
export function navigateInPlace({ layoutData, first, show }: NavigateInPlace) {
  const { assetVersion, consumers, context } = layoutData
  const allows = (path: string) => allowsThirdParties(matchScreen(context.locale, path).screen)
  const store = createPageStore(assetVersion, ({ styles }) => loadStyles(styles))
  store.put(first.page.url, first)
  startNavigation({
    store,
    // A document keeps its CSP and scripts: if those differ, the page is loaded in full.
    fitsDocument: (path) => !consumers || allows(path) === allowsThirdParties(first.page.screen),
    show(next) {
      show(next)
      applyHead(next.page.head)
    },
  })
  scrollToFragments()
  startPrefetching(store)
  showFlashMessages()
}
