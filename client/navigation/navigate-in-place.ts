import { allowsThirdParties } from '../../domain/third-party-screens.ts'
import type { Surroundings } from '../surroundings.ts'
import { fireFlashes } from '../state/flash.ts'
import { applyHead } from './apply-head.ts'
import { loadStyles } from './load-styles.ts'
import { createPageStore } from './page-store.ts'
import { startPrefetching } from './prefetch.ts'
import type { ShownPage } from './shown-page.ts'
import { startNavigation } from './start-navigation.ts'

interface NavigateInPlace {
  surroundings: Surroundings
  first: ShownPage
  /** Puts the page on the screen before it returns. */
  show(page: ShownPage): void
}

/** From here on pages change in place, and links about to be followed are fetched ahead. */
export function navigateInPlace({ surroundings, first, show }: NavigateInPlace) {
  const { assetVersion, consumers } = surroundings
  const allows = ({ page }: ShownPage) => allowsThirdParties(page.screen)
  const store = createPageStore(assetVersion, ({ styles }) => loadStyles(styles))
  store.put(first.page.url, first)
  startNavigation({
    store,
    show(next) {
      // A document keeps its policy and its scripts, so the page is loaded whole where they change.
      if (consumers && allows(next) !== allows(first)) return location.reload()
      show(next)
      applyHead(next.page.head)
    },
  })
  startPrefetching(store)
  fireFlashes()
}
