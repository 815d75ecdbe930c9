/**
 * A new answer that shares with the old one whatever is the same, deeply. What is drawn from it, a
 * line of five hundred for instance, knows by its identity that it has not changed. For JSON only.
 */
export function keepUnchanged<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after
  if (Array.isArray(before) && Array.isArray(after)) {
    const old = byId(before)
    const kept = after.map((one: unknown, at) =>
      keepUnchanged(old?.get(idOf(one)) ?? before[at], one),
    )
    const same = kept.length === before.length && kept.every((one, at) => one === before[at])
    // Each entry is the new one or equal to it, so the list is of the same type.
    return (same ? before : kept) as T
  }
  if (!isRecord(before) || !isRecord(after)) return after
  const kept: Record<string, unknown> = {}
  let same = Object.keys(before).length === Object.keys(after).length
  for (const [key, value] of Object.entries(after)) {
    kept[key] = keepUnchanged(before[key], value)
    same &&= key in before && kept[key] === before[key]
  }
  // As above: field by field the new one or equal to it.
  return (same ? before : kept) as T
}

/** A removed line moves all behind it: entries with ids are found by these. */
function byId(list: readonly unknown[]): Map<unknown, unknown> | null {
  return idOf(list[0]) === undefined ? null : new Map(list.map((one) => [idOf(one), one]))
}

function idOf(value: unknown): unknown {
  return isRecord(value) ? value['id'] : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
