const segment = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N} _.,()+&'!@-]{0,119}$/u

/**
 * The path of a file as an editor has named it, umlauts and spaces included, in the one form in which
 * its accents are composed (NFC). Null for whatever could lead elsewhere or is no name of a file.
 */
export function parseFilePath(path: string): string | null {
  const composed = path.normalize('NFC')
  const segments = composed.split('/')
  const isSafe = segments.every((name) => segment.test(name) && !name.includes('..'))
  return isSafe && segments.length <= 6 && composed.length <= 300 ? composed : null
}

/** Ending of a path in lower case: `jpg`; empty where it has none. */
export function extensionOf(path: string): string {
  return /\.(\w{2,4})$/.exec(path)?.[1]?.toLowerCase() ?? ''
}

/** `attachment` with a name that every browser understands (RFC 6266). */
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
