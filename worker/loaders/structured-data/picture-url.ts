import { imagePath } from '../../../domain/content/image-path.ts'
import type { PublicInput } from '../screen.ts'

/** Address of a picture for those who see the page from outside. */
export function pictureUrl(
  { cdn, context }: Pick<PublicInput, 'cdn' | 'context'>,
  path: string,
): string {
  return new URL(cdn + imagePath(path, 1200), context.origin).href
}
