import { createContext, use } from 'react'

/** In the Worker: notes data that the document's hydration data leave out. */
export const ServerOnlyContext = createContext<((data: object) => void) | null>(null)

/**
 * Leaves `data` out of the document: only the server renders with it, and the browser keeps the
 * server's markup (`StaticMarkup`) or fetches it later. There its property is absent from the
 * loaded page; a page loaded in place has it.
 */
export function useServerOnly(...data: readonly (object | null | undefined)[]): void {
  const omit = use(ServerOnlyContext)
  if (omit) for (const each of data) if (each) omit(each)
}
