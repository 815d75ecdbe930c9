const elsewhere = /^\/(?:assets|api|_data|_layout|hooks|cdn|pay|outbox|operator)(?:\/|$)/

/** Paths of pages; below other prefixes letter case may matter and nothing is redirected. */
export function isPagePath(pathname: string): boolean {
  return !elsewhere.test(pathname)
}
