import { zipSync } from 'fflate'

export interface ZipEntry {
  /** ASCII, without folders. */
  name: string
  bytes: Uint8Array
}

/** A ZIP archive without compression, because pictures do not get smaller. */
export function zip(entries: readonly ZipEntry[], modifiedAt: string): Uint8Array<ArrayBuffer> {
  const files = Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes]))
  return zipSync(files, { level: 0, mtime: modifiedAt })
}
