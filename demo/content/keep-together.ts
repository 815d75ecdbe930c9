const numberAndUnit = /(\d) (?=(?:\d{3}|%|m|mm|dB|Kč|€)(?![\p{L}\d]))/gu
const shortWord = /(?<=^|[\s(])([AIKOSUVZaikosuvz]) /g

/**
 * Inserts no-break spaces between numbers and units and, in Czech and Slovak, after prepositions of
 * one letter, in every text of a value except links and codes.
 */
export function keepTogether<Value>(value: Value, slavic: boolean, key?: string): Value
export function keepTogether(value: unknown, slavic: boolean, key = ''): unknown {
  if (typeof value === 'string') {
    if (!/text|title/i.test(key)) return value
    const joined = value.replace(numberAndUnit, '$1\u00a0')
    return slavic ? joined.replace(shortWord, '$1\u00a0') : joined
  }
  if (Array.isArray(value)) return value.map((each) => keepTogether(each, slavic, key))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value)
  return Object.fromEntries(entries.map(([name, each]) => [name, keepTogether(each, slavic, name)]))
}
