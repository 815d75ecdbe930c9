import { isStringList } from './is-string-list.ts'

const maxEntries = 100
const maxLength = 200

/** Stored ids; longer ones were not stored by this shop. */
export function isIdList(value: unknown): value is string[] {
  return (
    isStringList(value) &&
    value.length <= maxEntries &&
    value.every(({ length }) => length > 0 && length <= maxLength)
  )
}
