/** Links missing style sheets; rejects if one cannot be loaded. */
export async function loadStyles(hrefs: readonly string[]): Promise<void> {
  await Promise.all(hrefs.map(loadStyle))
}

const loading = new Map<string, Promise<void>>()

function loadStyle(href: string): Promise<void> {
  if (!loading.has(href) && isLinked(href)) return Promise.resolve()
  const known = loading.get(href)
  if (known) return known
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      loading.delete(href)
      reject(new Error(`Style sheet ${href} could not be loaded`))
    }
  })
  loading.set(href, loaded)
  document.head.appendChild(link)
  return loaded
}

function isLinked(href: string): boolean {
  return document.head.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null
}
