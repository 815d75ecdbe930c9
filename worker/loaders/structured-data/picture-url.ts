import { imagePath } from '../../../domain/url/image-path.ts'
import type { PublicInput } from '../screen.ts'

/** Absolute URL of a picture. */
export function pictureUrl(
  { cdn, context }: Pick<PublicInput, 'cdn' | 'context'>,
  path: string,
): string {
  return new URL(cdn + imagePath(path, 1200), context.origin).href
}
