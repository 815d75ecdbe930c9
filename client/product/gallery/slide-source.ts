import { imagePath } from '../../../domain/content/image-path.ts'

const largest = 1600

/** Drawings are files of their own, which are sharp at every size. */
export function isDrawing(path: string): boolean {
  return path.endsWith('.svg')
}

/** Address of a slide of the gallery as large as it gets. */
export function slideSource(cdn: string, path: string): string {
  return isDrawing(path) ? `${cdn}/${path}` : cdn + imagePath(path, largest)
}
