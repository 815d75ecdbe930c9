import type { ContentProfileName } from '../profiles.ts'
import type { Schema } from './kv-envelope.ts'

/** How the answer to a read of public content is stored. */
export interface StoredContent<T> {
  profile: ContentProfileName
  schema: Schema<T>
  tags(value: T): string[]
  /** Whether the value says that there is no such thing; null always does. */
  isNegative?(value: T): boolean
}
