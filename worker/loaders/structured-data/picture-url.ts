import { imagePath } from '../../../domain/url/image-path.ts'
import type { PublicInput } from '../screen.ts'

/** Absolute URL of a picture. */
export function pictureUrl(
  { cdn, context }: Pick<PublicInput, 'cdn' | 'context'>,
  path: string,
): string {
  const url = cdn + imagePath(path, 1200)
  return url.startsWith('/') && !url.startsWith('//')
    ? context.origin + url
    : new URL(url, context.origin).href
}
