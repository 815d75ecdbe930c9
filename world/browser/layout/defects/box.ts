export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Tolerance in px: boxes are rounded. */
export const slack = 1.5

export const intersect = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})
export const isEmpty = (box: Box) => box.right - box.left <= slack || box.bottom - box.top <= slack
