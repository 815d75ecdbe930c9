import type { Format } from '../../i18n/format.ts'

/** `340 kB`, `1,2 MB`. */
export function fileSize(bytes: number, format: Pick<Format, 'number'>): string {
  const kilobytes = bytes / 1000
  return kilobytes < 1000
    ? `${format.number(kilobytes, 0)}\u00a0kB`
    : `${format.number(kilobytes / 1000, 1)}\u00a0MB`
}
