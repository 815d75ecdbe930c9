export type Plain = Readonly<Record<string, unknown>>

/**
 * Data as it is written for the browser: without objects of `omitted`, in lists and as properties,
 * and without properties that are undefined. What has none of them is the same object, not a copy.
 */
export function writtenOf(value: unknown, omitted: ReadonlySet<unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? writtenList(value, omitted) : writtenObject(value as Plain, omitted)
}

function writtenList(list: readonly unknown[], omitted: ReadonlySet<unknown>): readonly unknown[] {
  let copy: unknown[] | null = null
  for (let at = 0; at < list.length; at++) {
    const value = list[at]
    const written = propertyOf(value, omitted)
    if (written !== value) copy ??= list.slice(0, at)
    if (copy && (written !== undefined || value === undefined)) copy.push(written)
  }
  return copy ?? list
}

function writtenObject(object: Plain, omitted: ReadonlySet<unknown>): Plain {
  let copy: Record<string, unknown> | null = null
  for (const key of Object.keys(object)) {
    const value = object[key]
    const written = propertyOf(value, omitted)
    if (!copy && (written !== value || value === undefined)) copy = copyBefore(object, key)
    if (copy && written !== undefined) setOwn(copy, key, written)
  }
  return copy ?? object
}

/** undefined if it is omitted. */
function propertyOf(value: unknown, omitted: ReadonlySet<unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value
  return omitted.has(value) ? undefined : writtenOf(value, omitted)
}

/** The properties before `end`. */
function copyBefore(object: Plain, end: string): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(object)) {
    if (key === end) break
    setOwn(copy, key, object[key])
  }
  return copy
}

export function setOwn(object: Record<string, unknown>, key: string, value: unknown): void {
  // An assignment would change its prototype.
  if (key === '__proto__') Object.defineProperty(object, key, { value, ...own })
  else object[key] = value
}

const own = { enumerable: true, configurable: true, writable: true }

export function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
