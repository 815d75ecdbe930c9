import { loadScreenTexts } from '../i18n/dictionary.ts'
import type { Text } from '../i18n/text.ts'
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
  text: Text
  first: ShownPage
  /** Puts the page on the screen before it returns. */
  show(page: ShownPage): void
}

/** From here on pages change in place, and links about to be followed are fetched ahead. */
export function navigateInPlace({ surroundings, text, first, show }: NavigateInPlace) {
  const { assetVersion, context } = surroundings
  const store = createPageStore(assetVersion, async ({ page, styles }) => {
    const [texts] = await Promise.all([
      loadScreenTexts(context.locale, page.screen),
      loadStyles(styles),
    ])
    text.add(texts)
  })
  store.put(first.page.url, first)
  startNavigation({
    store,
    show(next) {
      show(next)
      applyHead(next.page.head)
    },
  })
  startPrefetching(store)
  fireFlashes()
}
