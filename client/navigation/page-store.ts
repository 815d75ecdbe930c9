import { screenRoutes } from '../../domain/screens/screens.gen.ts'
import { loadScreen, type RenderablePage } from './load-screen.ts'
import { fetchPageData, type LoadedPage } from './page-data.ts'

const maxPages = 12
const freshMs = 30_000
/** Personal pages (checkout, account) and errors are never cached. */
const isStored = ({ page }: RenderablePage) =>
  page.screen !== 'error' && screenRoutes[page.screen].access === 'public'

interface Entry {
  page: Promise<RenderablePage>
  at: number
}

/**
 * Cached or loading pages, newest last: for prefetching and instant back navigation. `prepare`
 * loads further resources of a page besides its component.
 */
export function createPageStore(
  assetVersion: string,
  prepare: (loaded: LoadedPage) => Promise<void>,
) {
  const entries = new Map<string, Entry>()

  function load(path: string, signal: AbortSignal): Promise<RenderablePage> {
    const page = fetchPageData(path, assetVersion, signal).then(async (loaded) => {
      const [shown] = await Promise.all([loadScreen(loaded), prepare(loaded)])
      return shown
    })
    entries.delete(path)
    entries.set(path, { page, at: Date.now() })
    page.then(
      (shown) => isStored(shown) || entries.delete(path),
      () => entries.delete(path),
    )
    for (const oldest of entries.keys()) {
      if (entries.size <= maxPages) break
      entries.delete(oldest)
    }
    return page
  }

  return {
    load,
    put(path: string, page: RenderablePage) {
      if (isStored(page)) entries.set(path, { page: Promise.resolve(page), at: Date.now() })
    },
    /** Any age on back and forward, so that a list is unchanged; else fresh ones only. */
    find(path: string, anyAge: boolean): Promise<RenderablePage> | null {
      const entry = entries.get(path)
      return entry && (anyAge || Date.now() - entry.at < freshMs) ? entry.page : null
    },
  }
}

export type PageStore = ReturnType<typeof createPageStore>
