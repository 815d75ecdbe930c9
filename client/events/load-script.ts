const loading = new Map<string, Promise<void>>()

/**
 * Loads a third party's script once. Rejects where it cannot be loaded; a browser that blocks it is
 * no failure of the shop.
 */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src)
  if (known) return known
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('A script cannot be loaded')))
    document.head.appendChild(script)
  })
  loading.set(src, loaded)
  return loaded
}
