/** Deep copy of plain data without these objects: their properties and list entries are omitted. */
export function withoutData(value: unknown, left: ReadonlySet<unknown>): unknown {
  if (left.size === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    return value.filter((each) => !left.has(each)).map((each) => withoutData(each, left))
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => !left.has(each))
      .map(([key, each]) => [key, withoutData(each, left)]),
  )
}
