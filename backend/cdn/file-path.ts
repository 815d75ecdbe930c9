const segment = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N} _.,()+&'!@-]{0,119}$/u

/**
 * Validated path of an uploaded file, umlauts and spaces included, normalised to NFC. Null for path
 * traversal or an invalid name.
 */
export function parseFilePath(path: string): string | null {
  const composed = path.normalize('NFC')
  const segments = composed.split('/')
  const isSafe = segments.every((name) => segment.test(name) && !name.includes('..'))
  return isSafe && segments.length <= 6 && composed.length <= 300 ? composed : null
}

/** Extension of a path in lower case: `jpg`; empty if there is none. */
export function extensionOf(path: string): string {
  return /\.(\w{2,4})$/.exec(path)?.[1]?.toLowerCase() ?? ''
}

/** `attachment` with an encoded file name (RFC 6266). */
export function attachmentHeader(path: string): string {
  const name = path.split('/').at(-1) ?? ''
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.,()+&!@ -]/g, '_')
  if (plain === name) return `attachment; filename="${name}"`
  const encoded = encodeURIComponent(name).replace(
    /['()]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
