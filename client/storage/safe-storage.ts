/* Items of the browser's storage, which may be full, forbidden or hold junk. */

export function storedNames(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export function readItem(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export function writeItem(name: string, text: string) {
  try {
    localStorage.setItem(name, text)
  } catch {
    // Storage is full or forbidden: kept in memory while the page is open.
  }
}

export function removeItem(name: string) {
  try {
    localStorage.removeItem(name)
  } catch {
    // Storage is forbidden: nothing was stored either.
  }
}

/** Empty if the browser forbids cookies, as in a sandboxed frame. */
export function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

export function writeCookie(cookie: string) {
  try {
    document.cookie = cookie
  } catch {
    // Cookies are forbidden: asked again on the next page.
  }
}
