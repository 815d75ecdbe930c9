import type { CacheableRequest } from '../../upstream/cacheable-request.ts'
import type { ContentProfileName } from '../profiles.ts'
import type { Schema } from './kv-envelope.ts'

/** A read of public content. */
export interface ContentRead<T> {
  /** What is asked for; it names the entry. */
  request: CacheableRequest<T>
  profile: ContentProfileName
  schema: Schema<T>
  tags(value: T): string[]
  /** Whether the value says that there is no such thing; null always does. */
  isNegative?(value: T): boolean
}
