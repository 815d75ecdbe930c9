import { createContext, use } from 'react'

/** In the Worker: registers data to be omitted from the hydration data. */
export const ServerOnlyContext = /* @__PURE__ */ createContext<((data: object) => void) | null>(
  null,
)

type Data = object | null | undefined

/**
 * Omits `data` from the hydration data: the browser keeps the server's markup (`StaticMarkup`) or
 * fetches the data later. While hydrating its property is absent; in-page navigation provides it.
 */
export const useServerOnly: (...data: readonly Data[]) => void = import.meta.env.SSR
  ? useOmitted
  : () => {}

function useOmitted(...data: readonly Data[]): void {
  const omit = use(ServerOnlyContext)
  if (omit) for (const each of data) if (each) omit(each)
}
