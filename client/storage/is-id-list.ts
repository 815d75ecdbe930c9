import { isStringList } from './is-string-list.ts'

const maxEntries = 100
const maxLength = 200

/** Ids as this browser has stored them; what is longer was not stored by this shop. */
export function isIdList(value: unknown): value is string[] {
  return (
    isStringList(value) &&
    value.length <= maxEntries &&
    value.every(({ length }) => length > 0 && length <= maxLength)
  )
}
