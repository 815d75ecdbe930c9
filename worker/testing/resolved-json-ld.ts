/** For tests: structured data with each reference (`@id` alone) replaced by the node of that id. */
export function resolvedJsonLd<Data>(data: Data): Data {
  const known = new Map<unknown, unknown>()
  return JSON.parse(JSON.stringify(data), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('@id' in value)) return value
    const isReference = Object.keys(value).every((key) => key === '@id' || key === '@type')
    if (isReference) return known.get(value['@id']) ?? value
    known.set(value['@id'], value)
    return value
  })
}
