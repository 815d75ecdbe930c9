import { SegmentCache } from './segment-cache.ts'

let current = new SegmentCache('')

/** The segments of this isolate; replaced when a new catalogue version is detected. */
export function currentSegments(): SegmentCache {
  return current
}

export function invalidateSegments(version: string): void {
  if (current.version !== version) current = new SegmentCache(version)
}
