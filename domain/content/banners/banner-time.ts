import type { Banner } from '../page.ts'

/**
 * Whether a banner is shown at a time: always if it has no limits, else strictly between its start
 * and its end, both set (spec §4). Called by loaders, because rendering has no current time.
 */
export function isBannerShown(
  { timeLimited, start, end }: Pick<Banner, 'timeLimited' | 'start' | 'end'>,
  now: number,
): boolean {
  if (!timeLimited) return true
  if (start === null || end === null) return false
  return Date.parse(start) < now && now < Date.parse(end)
}
