import type { Locale } from '../../domain/locale.ts'
import { matchScreen, routesOf } from '../../domain/routes.ts'
import { canonicalQuery } from '../request/query.ts'
import type { PublicReads } from '../upstream/reads/public-reads.ts'
import type { PublicInput } from '../loaders/screen.ts'
import { textOf } from '../texts.ts'

/** For tests: a public loader's input for a URL, with these reads only. */
export async function fakeInput(
  address: string,
  reads: Partial<PublicReads>,
  locale: Locale = 'de',
): Promise<PublicInput> {
  const url = new URL(address, 'https://shop.test')
  const { screen, slug } = matchScreen(locale, url.pathname)
  const given = {
    context: { origin: url.origin, locale, country: 'DEU', currency: 'EUR' },
    domains: [],
    cdn: '/cdn',
    slug,
    query: canonicalQuery(url.searchParams, screen),
    reads,
    routes: routesOf(locale),
    text: await textOf({ locale }),
  }
  // The loaders use nothing else of the context; a missing read fails the test.
  return given as unknown as PublicInput
}
