/**
 * The one path that a page has: lower-case letters, without trailing and doubled leading slashes.
 * Percent-encoded letters are lower-cased too; the hex digits of the encoding stay.
 */
export function canonicalPath(pathname: string): string {
  const path = localPath(pathname).replace(/\/+$/, '')
  return path === '' ? '/' : lowerCasePath(path)
}

/** Path without doubled leading slashes, which would read as another host. */
export function localPath(pathname: string): string {
  return pathname.replace(/^\/{2,}/, '/')
}

/**
 * A written path as it arrives in a request: `/Svítidla/` is `/sv%C3%ADtidla`. The keys of redirects
 * are compared in this form.
 */
export function requestedPath(written: string): string {
  const url = URL.parse(localPath(written), 'http://path')
  return canonicalPath(url?.pathname ?? written).replace(/%[\da-f]{2}/gi, (code) =>
    code.toUpperCase(),
  )
}

function lowerCasePath(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+|[^%]+/gi, (run) =>
    run.startsWith('%') ? lowerCaseEncoded(run) : run.toLowerCase(),
  )
}

function lowerCaseEncoded(run: string): string {
  try {
    const text = decodeURIComponent(run)
    const lower = text.toLowerCase()
    return lower === text ? run : encodeURIComponent(lower)
  } catch {
    return run
  }
}
