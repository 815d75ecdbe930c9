/** First and last byte of a part of a file, both included. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * The part requested by a `Range` header (RFC 9110, 14.1.2): null for the whole file, also for
 * several parts, other units and junk; `unsatisfiable` if the file has no such part.
 */
export function parseByteRange(header: string, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/.exec(header) ?? []
  if (from === '') {
    if (to === '') return null
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 }
  }
  const first = Number(from)
  if (to !== '' && Number(to) < first) return null
  if (first >= size) return 'unsatisfiable'
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
