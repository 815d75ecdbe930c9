/** A JSON column of our own writing: its type is what the schema says about the column. */
export function fromJson<T>(text: string): T {
  const value: T = JSON.parse(text)
  return value
}

export function fromJsonOr<T, Fallback>(text: string | null, fallback: Fallback): T | Fallback {
  return text === null ? fallback : fromJson<T>(text)
}
