import type { ContentProfileName } from '../profiles.ts'
import type { Schema } from './kv-envelope.ts'

/** Storage options of a public content read. */
export interface StoredContent<T> {
  profile: ContentProfileName
  schema: Schema<T>
  tags(value: T): string[]
  /** Whether the value means not found; null always does. */
  isNegative?(value: T): boolean
}
