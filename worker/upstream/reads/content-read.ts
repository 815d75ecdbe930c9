import type { StoredContent } from '../../cache/content/stored-content.ts'
import type { CacheableRequest } from '../cacheable-request.ts'

/** A read of public content. */
export interface ContentRead<T> extends StoredContent<T> {
  /** What is requested; it names the entry. */
  request: CacheableRequest<T>
}
