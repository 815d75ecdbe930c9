import type { StoredContent } from '../../cache/content/stored-content.ts'
import type { CacheableRequest } from '../cacheable-request.ts'

/** A read of public content. */
export interface ContentRead<T> extends StoredContent<T> {
  /** The request, which is the entry's key. */
  request: CacheableRequest<T>
}
