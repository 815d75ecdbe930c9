/**
 * Structural sharing: a new value that reuses equal parts of the old one, deeply. Components such
 * as cart lines then compare by identity. JSON only.
 */
export function shareUnchanged<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after
  if (Array.isArray(before) && Array.isArray(after)) return reuseEntries(before, after)
  if (!isRecord(before) || !isRecord(after)) return after
  return reuseFields(before, after)
}

/** Copies nothing before the first changed entry. */
function reuseEntries<T>(before: readonly unknown[], after: T & unknown[]): T {
  let old: Map<unknown, unknown> | null | undefined
  let merged: unknown[] | null = null
  for (const [at, one] of after.entries()) {
    const here = before[at]
    // Entries with ids are matched by id, because a removed line shifts those behind it.
    const isMoved = idOf(one) !== idOf(here)
    if (isMoved) old ??= byId(before)
    const same = shareUnchanged(isMoved ? (old?.get(idOf(one)) ?? here) : here, one)
    if (merged === null && same !== here) merged = before.slice(0, at)
    merged?.push(same)
  }
  // Each entry is the new one or equal to it, so the list is of the same type.
  if (merged) return merged as T
  return (before.length === after.length ? before : before.slice(0, after.length)) as T
}

function reuseFields<T>(before: Record<string, unknown>, after: T & Record<string, unknown>): T {
  let isSame = true
  let count = 0
  const merged: Record<string, unknown> = {}
  for (const key of Object.keys(after)) {
    merged[key] = shareUnchanged(before[key], after[key])
    isSame &&= merged[key] === before[key] && key in before
    count++
  }
  // As above, by field.
  return (isSame && count === Object.keys(before).length ? before : merged) as T
}

function byId(list: readonly unknown[]): Map<unknown, unknown> | null {
  return idOf(list[0]) === undefined ? null : new Map(list.map((one) => [idOf(one), one]))
}

function idOf(value: unknown): unknown {
  return isRecord(value) ? value['id'] : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
