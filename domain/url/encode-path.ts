const unreserved = /^[\w./~-]*$/

/** A path with each segment encoded for a URL. Most need no encoding, and a page has hundreds. */
export function encodePath(path: string): string {
  if (unreserved.test(path)) return path
  return path.toWellFormed().split('/').map(encodeURIComponent).join('/')
}
