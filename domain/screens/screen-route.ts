import type { Locale } from '../locale.ts'

export type LocalizedPath = Readonly<Record<Locale, string>>

/** What browser and server know of a screen. */
export interface ScreenRoute {
  /** `:slug` stands for one segment, `:slug*` for several. */
  paths: LocalizedPath
  /** `private`: rendered for one visitor, never stored, not kept in the browser's memory. */
  access: 'public' | 'private'
  /** Third-party scripts may run on this private screen; on public ones they always may. */
  thirdParties?: true
}

/** A cacheable screen; a plain string is its path in every language. */
export function publicRoute(path: string | LocalizedPath): PublicRoute {
  return { paths: localized(path), access: 'public' }
}

/** A screen for one visitor. */
export function privateRoute(
  path: string | LocalizedPath,
  more?: Pick<ScreenRoute, 'thirdParties'>,
): PrivateRoute {
  return { paths: localized(path), access: 'private', ...more }
}

export type PublicRoute = ScreenRoute & { access: 'public' }
export type PrivateRoute = ScreenRoute & { access: 'private' }

function localized(path: string | LocalizedPath): LocalizedPath {
  return typeof path === 'string' ? { de: path, cs: path, sk: path, en: path } : path
}
