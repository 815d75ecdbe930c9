import { isJsonObject, type JsonObject } from './json.ts'

interface MergeOptions {
  /** Lists whose entries are merged by id. */
  byId?: readonly string[]
  /** Paths at which null removes a field; elsewhere it is a value. Left out: everywhere. */
  isRemovable?: (path: readonly string[]) => boolean
}

/**
 * Applies a JSON Merge Patch (RFC 7396): objects are merged, null removes a field, and everything
 * else is replaced.
 */
export function mergePatch(
  target: JsonObject,
  patch: JsonObject,
  options: MergeOptions = {},
  path: readonly string[] = [],
): JsonObject {
  const { byId = [], isRemovable = () => true } = options
  const result = new Map(Object.entries(target))
  for (const [key, value] of Object.entries(patch)) {
    const present = result.get(key)
    const at = [...path, key]
    if (value === null && isRemovable(at)) result.delete(key)
    else if (byId.includes(key) && Array.isArray(value))
      result.set(key, mergeById(Array.isArray(present) ? present : [], value, options))
    else if (isJsonObject(value))
      result.set(key, mergePatch(isJsonObject(present) ? present : {}, value, options, at))
    else result.set(key, value)
  }
  // Built from entries, not by assignment: `__proto__` is a key like others.
  return Object.fromEntries(result)
}

function mergeById(
  present: readonly unknown[],
  patches: readonly unknown[],
  options: MergeOptions,
): unknown[] {
  const result = [...present]
  for (const patch of patches) {
    const id = isJsonObject(patch) ? patch['id'] : undefined
    const index = result.findIndex((entry) => isJsonObject(entry) && entry['id'] === id)
    const known = result[index]
    if (!isJsonObject(patch) || id === undefined) result.push(patch)
    else if (!isJsonObject(known)) result.push(mergePatch({}, patch, options))
    else result[index] = mergePatch(known, patch, options)
  }
  return result
}
