import type { Locale } from '../../domain/locale.ts'
import { routesOf } from '../../domain/routes.ts'

/** Page of the shop where a link of a mail ends a newsletter or a notification. */
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
