import type { Locale } from '../../domain/locale.ts'
import { routesOf } from '../../domain/routes.ts'

/** Unsubscribe page of emailed links, for the newsletter or a watch. */
export function unsubscribePage(
  shopUrl: string,
  locale: Locale,
  what: 'unsubscribe' | 'unwatch',
  token: string,
): string {
  const page = new URL(shopUrl + routesOf(locale).userActivate())
  page.searchParams.set(what, token)
  return page.href
}
