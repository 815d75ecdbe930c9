import { imagePath } from '../../../domain/url/image-path.ts'

const largest = 1600

/** Drawings are SVG files, sharp at every size. */
export function isDrawing(path: string): boolean {
  return path.endsWith('.svg')
}

/** URL of a slide at its largest size. */
export function slideSource(cdn: string, path: string): string {
  return isDrawing(path) ? `${cdn}/${path}` : cdn + imagePath(path, largest)
}
