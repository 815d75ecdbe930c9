import { isJsonObject, type JsonObject } from './json.ts'

/**
 * A record with the changes of a patch (JSON Merge Patch, RFC 7396): objects are merged, null takes
 * a field away, and everything else takes the place of what was there. Lists whose entries have ids
 * and are named in `merged` are merged by these.
 */
export function mergePatch(
  target: JsonObject,
  patch: JsonObject,
  merged: readonly string[] = [],
): JsonObject {
  const result = new Map(Object.entries(target))
  for (const [key, value] of Object.entries(patch)) {
    const present = result.get(key)
    if (value === null) result.delete(key)
    else if (merged.includes(key) && Array.isArray(value))
      result.set(key, mergeById(Array.isArray(present) ? present : [], value))
    else if (isJsonObject(value))
      result.set(key, mergePatch(isJsonObject(present) ? present : {}, value))
    else result.set(key, value)
  }
  // From entries, not by assignment: `__proto__` is a key like others.
  return Object.fromEntries(result)
}

function mergeById(present: readonly unknown[], patches: readonly unknown[]): unknown[] {
  const result = [...present]
  for (const patch of patches) {
    const id = isJsonObject(patch) ? patch['id'] : undefined
    const index = result.findIndex((entry) => isJsonObject(entry) && entry['id'] === id)
    const known = result[index]
    if (!isJsonObject(patch) || id === undefined) result.push(patch)
    else if (!isJsonObject(known)) result.push(mergePatch({}, patch))
    else result[index] = mergePatch(known, patch)
  }
  return result
}
