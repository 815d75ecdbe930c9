import { SegmentCache } from './segment-cache.ts'

let current = new SegmentCache('')

/** The segments of this isolate; whoever finds that the catalogue has another version renews them. */
export function currentSegments(): SegmentCache {
  return current
}

export function renewSegments(version: string): void {
  if (current.version !== version) current = new SegmentCache(version)
}
