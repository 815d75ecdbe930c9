import { imageWidths } from '../../domain/url/image-path.ts'
import type { ImageStyle } from './parse-style.ts'

/** Spec §9 Image sizes: thumbnail, product box, detail. */
const boxes = [
  [56, 56],
  [255, 270],
  [300, 400],
]

/** Whether a style is one of the shop's own, at either pixel ratio. */
export function isListed({ width, height }: ImageStyle): boolean {
  if (height === null) return imageWidths.some((each) => each === width)
  return boxes.some(([w = 0, h = 0]) =>
    [1, 2].some((ratio) => width === w * ratio && height === h * ratio),
  )
}
