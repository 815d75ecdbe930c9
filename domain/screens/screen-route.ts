import type { Locale } from '../locale.ts'
import { fallbackLocale, forEachLocale } from '../locales/locales.ts'

export type LocalizedPath = Readonly<Record<Locale, string>>

/** Paths by locale: one without a path of its own uses that of the fallback locale. */
type StatedPath = Readonly<Partial<LocalizedPath> & Record<typeof fallbackLocale, string>>

/** Part of a screen known to browser and server. */
export interface ScreenRoute {
  /** `:slug` stands for one segment, `:slug*` for several. */
  paths: LocalizedPath
  /** `private`: rendered for one visitor, never stored, not kept in the browser's memory. */
  access: 'public' | 'private'
  /** Allows third-party scripts on this private screen; on public ones they always are. */
  thirdParties?: true
  /** Guests are redirected to sign-in (spec §6). */
  forCustomers?: true
}

/** A cacheable screen; a plain string is its path in every language. */
export function publicRoute(path: string | StatedPath): PublicRoute {
  return { paths: localized(path), access: 'public' }
}

/** A screen for one visitor. */
export function privateRoute(
  path: string | StatedPath,
  more?: Pick<ScreenRoute, 'thirdParties'>,
): PrivateRoute {
  return { paths: localized(path), access: 'private', ...more }
}

/** A screen of an account; its loader is `forCustomer`. */
export function customerRoute(path: string | StatedPath): CustomerRoute {
  return { ...privateRoute(path), forCustomers: true }
}

export type PublicRoute = ScreenRoute & { access: 'public' }
export type PrivateRoute = ScreenRoute & { access: 'private' }
export type CustomerRoute = PrivateRoute & { forCustomers: true }

function localized(path: string | StatedPath): LocalizedPath {
  return forEachLocale((locale) =>
    typeof path === 'string' ? path : (path[locale] ?? path[fallbackLocale]),
  )
}
